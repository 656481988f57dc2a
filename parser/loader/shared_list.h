// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

namespace castwright::parser {

/// A list of immutable values that are shared with other lists: a copy costs a pointer for each, whatever they hold. Reads like a
/// `const std::vector<T>`. One cast after the other, of which each differs from the last in a character or two, shares all the rest.
template<typename T>
class SharedList {
public:
    using value_type = T;
    using Pointer = std::shared_ptr<const T>;

    class Iterator {
    public:
        using iterator_category = std::random_access_iterator_tag;
        using value_type = T;
        using difference_type = std::ptrdiff_t;
        using pointer = const T*;
        using reference = const T&;

        Iterator() = default;
        explicit Iterator(const Pointer* at) : m_at{at} {}

        reference operator*() const { return **m_at; }
        pointer operator->() const { return m_at->get(); }
        reference operator[](difference_type n) const { return *m_at[n]; }
        Iterator& operator++() {
            ++m_at;
            return *this;
        }
        Iterator operator++(int) { return Iterator{m_at++}; }
        Iterator& operator--() {
            --m_at;
            return *this;
        }
        Iterator operator--(int) { return Iterator{m_at--}; }
        Iterator& operator+=(difference_type n) {
            m_at += n;
            return *this;
        }
        Iterator& operator-=(difference_type n) {
            m_at -= n;
            return *this;
        }
        friend Iterator operator+(Iterator it, difference_type n) { return it += n; }
        friend Iterator operator+(difference_type n, Iterator it) { return it += n; }
        friend Iterator operator-(Iterator it, difference_type n) { return it -= n; }
        friend difference_type operator-(Iterator a, Iterator b) { return a.m_at - b.m_at; }
        auto operator<=>(const Iterator&) const = default;

    private:
        const Pointer* m_at = nullptr;
    };
    using iterator = Iterator;
    using const_iterator = Iterator;

    SharedList() = default;
    SharedList(std::initializer_list<T> values) {
        for (const T& value : values)
            push_back(value);
    }

    [[nodiscard]] std::size_t size() const { return m_values.size(); }
    [[nodiscard]] bool empty() const { return m_values.empty(); }
    [[nodiscard]] const T& operator[](std::size_t index) const { return *m_values[index]; }
    [[nodiscard]] const T& at(std::size_t index) const { return *m_values.at(index); }
    [[nodiscard]] const T& front() const { return *m_values.front(); }
    [[nodiscard]] const T& back() const { return *m_values.back(); }
    [[nodiscard]] Iterator begin() const { return Iterator{m_values.data()}; }
    [[nodiscard]] Iterator end() const { return Iterator{m_values.data() + m_values.size()}; }

    /// What the value is shared by: two lists that hold the same pointer hold the same value. Never null.
    [[nodiscard]] const Pointer& pointer(std::size_t index) const { return m_values[index]; }

    void reserve(std::size_t count) { m_values.reserve(count); }
    void push_back(T value) { m_values.push_back(std::make_shared<const T>(std::move(value))); }
    void push_back(Pointer value) { m_values.push_back(std::move(value)); }
    /// Puts another value in the place of one.
    void replace(std::size_t index, Pointer value) { m_values[index] = std::move(value); }

    /// By value; a value that is shared is equal to itself without a look.
    friend bool operator==(const SharedList& a, const SharedList& b) {
        if (a.size() != b.size())
            return false;
        for (std::size_t i = 0; i < a.size(); ++i) {
            if (a.m_values[i] != b.m_values[i] && !(a[i] == b[i]))
                return false;
        }
        return true;
    }

private:
    std::vector<Pointer> m_values;
};

}  // namespace castwright::parser

import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { useAddressValue } from '../forms/use-address-value.ts'
import { searchFields } from './search-fields.ts'

export function SearchForm({ q, className }: { q: string; className?: string }) {
  const field = useAddressValue<HTMLInputElement>(q)
  return (
    <Form role="search" action="/search" className={`flex gap-3 ${className ?? ''}`}>
      <TextInput
        {...inputOf(searchFields.q)}
        ref={field}
        defaultValue={q}
        aria-label={m.search_label()}
        placeholder={m.search_placeholder()}
        enterKeyHint="search"
        start={<Search aria-hidden size={20} strokeWidth={1.7} />}
        className="min-w-0 flex-1"
      />
      <Button type="submit" size="sm">
        {m.search_go()}
      </Button>
    </Form>
  )
}

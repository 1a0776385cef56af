import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link, useSearchParams } from 'react-router'
import { Button, buttonClass } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { m } from '#words/messages.js'
import { searchWith } from './search-with.ts'

/** `keep` names what else of the address stays when something is sought; more filters stand beside the field as children. */
type Props = {
  label: string
  placeholder: string
  text: string
  keep: string[]
  filtered?: boolean
  children?: ReactNode
}

export function SearchForm({ label, placeholder, text, keep, filtered = text !== '', children }: Props) {
  const [params] = useSearchParams()
  const cleared = searchWith(params, { q: null, payment: null })
  return (
    <Form method="get" role="search" preventScrollReset className="flex flex-wrap items-end gap-3 px-4 py-4 md:px-5">
      {keep.map((name) => params.get(name) && <input key={name} type="hidden" name={name} value={params.get(name)!} />)}
      <Field label={label} labelHidden className="min-w-0 flex-[1_1_12rem] md:flex-[1_1_16rem]">
        <TextInput
          key={text}
          type="search"
          name="q"
          defaultValue={text}
          placeholder={placeholder}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          start={<Search aria-hidden size={20} strokeWidth={1.7} />}
        />
      </Field>
      {children}
      <Button type="submit" variant="outline" size="sm" className="min-h-12">
        {m.admin_search()}
      </Button>
      {filtered && (
        <Link to={cleared} preventScrollReset className={`${buttonClass({ variant: 'quiet', size: 'sm' })} min-h-12`}>
          {m.admin_clear()}
        </Link>
      )}
    </Form>
  )
}

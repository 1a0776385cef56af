import { useState } from 'react'
import { dateText } from '#kit/date-text.ts'
import { DateBox, type DateProps } from './date-box.tsx'
import { TextInput } from './text-input.tsx'
import { useTakeover } from './use-takeover.ts'

/**
 * A day, typed as people here write it or picked from a calendar in the language of the page. Before scripts arrive it is the browser's
 * own field; either sends `2026-12-24`, or `2026-12-24T18:00`, and what is no day as it was typed, so that the shop can say so.
 */
export function DateInput({ defaultValue = '', withTime, ...rest }: DateProps & { defaultValue?: string }) {
  const [text, setText] = useState(() => dateText(defaultValue))
  const { setControl, ready } = useTakeover<HTMLInputElement>((picked) => setText(dateText(picked)))
  if (ready) return <DateBox {...rest} {...{ withTime, text, setText }} />
  return (
    <TextInput
      {...rest}
      ref={setControl}
      type={withTime ? 'datetime-local' : 'date'}
      defaultValue={defaultValue}
      autoComplete="off"
    />
  )
}

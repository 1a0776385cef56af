import type { ComponentProps } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { m } from '#words/messages.js'

type Props = ComponentProps<typeof Button> & {
  /** A field of the form that tells it from others like it on the page. */
  of?: readonly [name: string, value: string]
}

/** One of several ways to send a form: busy while it is the one that was pressed. */
export function SendButton({ of, ...button }: Props) {
  const { formData } = useNavigation()
  const { name, value } = button
  const says = (field: string, what: unknown) => formData?.get(field) === String(what)
  const busy = formData !== undefined && (name === undefined || says(name, value)) && (of === undefined || says(...of))
  return <Button type="submit" busy={busy} busyText={m.admin_busy()} {...button} />
}

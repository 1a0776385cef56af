import type { ComponentProps } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { m } from '#words/messages.js'

type Props = ComponentProps<typeof Button> & {
  /** A field that tells this form from similar ones on the page. */
  of?: readonly [name: string, value: string]
}

/** One of several submit buttons of a form: busy only when it was the one pressed. */
export function SendButton({ of, ...button }: Props) {
  const { formData } = useNavigation()
  const { name, value } = button
  const isSent = (field: string, expected: unknown) => formData?.get(field) === String(expected)
  const busy =
    formData !== undefined && (name === undefined || isSent(name, value)) && (of === undefined || isSent(...of))
  return <Button type="submit" busy={busy} busyText={m.admin_busy()} {...button} />
}

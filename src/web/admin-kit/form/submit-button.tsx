import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Button, type ButtonLook } from '#ui/button.tsx'

type Props = ButtonLook & { intent: string; busyText: string; icon?: ReactNode; children: ReactNode }

/** Submits its form with its intent; busy while that intent is pending. */
export function SubmitButton({ intent, busyText, children, ...button }: Props) {
  const busy = useNavigation().formData?.get('intent') === intent
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" size="sm" busy={busy} busyText={busyText} {...button}>
        {children}
      </Button>
    </>
  )
}

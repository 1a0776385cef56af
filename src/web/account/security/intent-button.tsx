import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Button, type ButtonLook } from '#ui/button.tsx'
import type { SecurityIntent } from './security-intent.ts'

type Props = ButtonLook & { intent: SecurityIntent; busyText: string; children: ReactNode }

/** Submits its form with its intent; busy while that intent is pending. These forms replace the session (session-watch.ts). */
export function IntentButton({ intent, busyText, children, ...button }: Props) {
  const isBusy = useNavigation().formData?.get('intent') === intent
  return (
    <>
      <input type="hidden" name="intent" value={intent} data-replaces-session={isBusy || undefined} />
      <Button type="submit" busy={isBusy} busyText={busyText} {...button} className="justify-self-start">
        {children}
      </Button>
    </>
  )
}

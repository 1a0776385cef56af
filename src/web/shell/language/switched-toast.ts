import { useEffect } from 'react'
import { tabStorage } from '#kit/browser-storage.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { m } from '#words/messages.js'

const key = 'luot_switched'

/** Called before the page changes, so that the page in the other language shows its toast. */
export const announceSwitch = (locale: string) => tabStorage.setItem(key, locale)

export function useSwitchedToast() {
  useEffect(() => {
    if (!tabStorage.getItem(key)) return
    tabStorage.removeItem(key)
    void toast(m.layout_language_switched(), { tone: 'success' })
  }, [])
}

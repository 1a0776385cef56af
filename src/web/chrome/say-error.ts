import { toast } from '#ui/toast.tsx'

/** SPEC 8: errors are toasts of 4 s. Without a connection what toasts are made of may not come; the page itself says the same. */
export const sayError = (text: string) => void toast(text, { tone: 'error' }).catch(() => undefined)

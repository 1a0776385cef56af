import { toast } from '#ui/overlays/toast.tsx'

/** Errors are toasts of 4 s (docs/reference/spec.md 8). Without a connection what toasts are made of may not come; the page itself says the same. */
export const showErrorToast = (text: string) => void toast(text, { tone: 'error' }).catch(() => undefined)

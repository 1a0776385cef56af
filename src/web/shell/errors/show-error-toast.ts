import { toast } from '#ui/overlays/toast.tsx'

/** Errors are toasts of 4 s (docs/reference/spec.md 8). Without a connection the code of toasts may fail to load; the page itself says the same. */
export const showErrorToast = (text: string) => void toast(text, { tone: 'error' }).catch(() => undefined)

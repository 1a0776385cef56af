import { useNavigation } from 'react-router'
import type { AuthIntent } from './auth-answer.ts'

/** While this form is under way, and until the page it leads to is there. */
export const useBusy = (intent: AuthIntent) => useNavigation().formData?.get('intent') === intent

import { useNavigation } from 'react-router'
import type { AuthIntent } from './auth-answer.ts'

/** True from submit until the next page is loaded. */
export const useBusy = (intent: AuthIntent) => useNavigation().formData?.get('intent') === intent

import { createContext, use, useCallback } from 'react'
import { everyArea, type AdminArea } from '#shop/identity/staff/staff-area.ts'
import { opensPage } from './admin-areas.ts'

/** The areas of the colleague who looks at the page. Links to others are left out; the guard refuses them in any case. */
export const AreasContext = createContext<readonly AdminArea[]>(everyArea)

/** Pages of staff; those of the shop are open to everyone. */
const ofStaff = /^\/(admin|moderation)\b/

export function useMayOpen() {
  const held = use(AreasContext)
  return useCallback((address: string) => !ofStaff.test(address) || opensPage(held, address), [held])
}

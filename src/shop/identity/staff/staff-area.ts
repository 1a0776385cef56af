/** The parts of the administration that a staff role opens one by one (src/web/admin-kit/admin-areas.ts names their pages). */
export const staffAreas = ['orders', 'stock', 'products', 'content', 'customers', 'money', 'settings'] as const
export type StaffArea = (typeof staffAreas)[number]

/** `admin`: what a staff role never opens, since whoever has it could give themselves everything. */
export type AdminArea = StaffArea | 'admin'
export const everyArea: readonly AdminArea[] = [...staffAreas, 'admin']

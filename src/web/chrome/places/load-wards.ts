import type { HeirView } from './find-heir-views.server.ts'

/** `aka`: what it was before July 2025. */
export type PlaceOption = { value: string; label: string; aka?: string[] }

/** Wards of a province, asked by the browser; none when it cannot be reached. */
export async function loadWards(province: string): Promise<PlaceOption[]> {
  if (!province) return []
  const answered = await fetch(`/api/wards/${province}`).catch(() => undefined)
  return answered?.ok ? ((await answered.json()) as PlaceOption[]) : []
}

/** The wards that an old address may lie in now; nothing when the server cannot be reached. */
export async function loadHeirs(typed: string, province: string): Promise<HeirView[] | undefined> {
  const answered = await fetch(`/api/old-address?${new URLSearchParams({ typed, province })}`).catch(() => undefined)
  return answered?.ok ? ((await answered.json()) as HeirView[]) : undefined
}

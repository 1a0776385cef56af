export type PlaceOption = { value: string; label: string }

/** Wards of a province, asked by the browser; none when it cannot be reached. */
export async function loadWards(province: string): Promise<PlaceOption[]> {
  if (!province) return []
  const answered = await fetch(`/api/wards/${province}`).catch(() => undefined)
  return answered?.ok ? ((await answered.json()) as PlaceOption[]) : []
}

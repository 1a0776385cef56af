import { askJson } from '#kit/ask-json.ts'
import type { HeirView } from './find-heir-views.server.ts'

/** `aka`: what it was before July 2025. */
export type PlaceOption = { value: string; label: string; aka?: string[] }

/** Wards of a province, asked by the browser. */
export const loadWards = (province: string, signal?: AbortSignal) =>
  askJson<PlaceOption[]>(`/api/wards/${province}`, { signal })

/** The wards that an old address may lie in now. */
export const loadHeirs = (typed: string, province: string) =>
  askJson<HeirView[]>(`/api/old-address?${new URLSearchParams({ typed, province })}`)

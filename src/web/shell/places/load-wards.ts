import { fetchJson } from '#kit/fetch-json.ts'
import type { WardCandidateView } from './find-ward-candidate-views.server.ts'

/** `aka`: what it was before July 2025. */
export type PlaceOption = { value: string; label: string; aka?: string[] }

/** Wards of a province, asked by the browser. */
export const loadWards = (province: string, signal?: AbortSignal) =>
  fetchJson<PlaceOption[]>(`/api/wards/${province}`, { signal })

/** The wards that an old address may lie in now. */
export const loadWardCandidates = (typed: string, province: string) =>
  fetchJson<WardCandidateView[]>(`/api/old-address?${new URLSearchParams({ typed, province })}`)

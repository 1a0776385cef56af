import type { HomePart } from '#shop/settings/home-layout.ts'
import { m } from '#words/messages.js'

/** Name, description and default texts of each block of the home page. */
export const blockWords: Record<
  HomePart,
  { name: () => string; note: () => string; title?: () => string; text?: () => string }
> = {
  strip: { name: () => m.home_part_strip(), note: () => m.home_part_strip_note() },
  choice: {
    name: () => m.home_part_choice(),
    note: () => m.home_part_choice_note(),
    title: () => m.home_choice_title(),
    text: () => m.home_choice_text(),
  },
  season: { name: () => m.home_part_season(), note: () => m.home_part_season_note() },
  size: {
    name: () => m.home_part_size(),
    note: () => m.home_part_size_note(),
    title: () => m.home_size_title(),
    text: () => m.home_size_text(),
  },
  blade: { name: () => m.home_part_blade(), note: () => m.home_part_blade_note(), title: () => m.home_blade_title() },
  lines: { name: () => m.home_part_lines(), note: () => m.home_part_lines_note(), title: () => m.home_lines_title() },
  gear: { name: () => m.home_part_gear(), note: () => m.home_part_gear_note(), title: () => m.home_gear_title() },
  guides: {
    name: () => m.home_part_guides(),
    note: () => m.home_part_guides_note(),
    title: () => m.home_guides_title(),
  },
}

import type { Season } from '#shop/settings/season.ts'
import { m } from '#words/messages.js'

/** The home page's default texts for each season. */
export const seasonWords: Record<
  Season,
  { name: () => string; title: () => string; text: () => string; action: () => string }
> = {
  summer: {
    name: m.home_summer,
    title: m.home_summer_title,
    text: m.home_summer_text,
    action: m.home_summer_action,
  },
  autumn: {
    name: m.home_autumn,
    title: m.home_autumn_title,
    text: m.home_autumn_text,
    action: m.home_autumn_action,
  },
  winter: {
    name: m.home_winter,
    title: m.home_winter_title,
    text: m.home_winter_text,
    action: m.home_winter_action,
  },
  spring: {
    name: m.home_spring,
    title: m.home_spring_title,
    text: m.home_spring_text,
    action: m.home_spring_action,
  },
}

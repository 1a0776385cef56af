import type { BundleRole, ReadyBundleKind } from '#shop/settings/ready-bundles.ts'
import { m } from '#words/messages.js'

export const bundleKindWords: Record<ReadyBundleKind, () => string> = {
  kit: m.bundle_admin_kind_kit,
  hockey: m.bundle_admin_kind_hockey,
  speed: m.bundle_admin_kind_speed,
}

export const bundleRoleWords: Record<BundleRole, () => string> = {
  skate: m.bundle_part_skate,
  blade: m.bundle_part_blade,
  helmet: m.bundle_part_helmet,
  knee: m.bundle_part_knee,
  elbow: m.bundle_part_elbow,
}

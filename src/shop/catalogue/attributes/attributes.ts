import { z } from 'zod'

/** The attributes of each category (docs/reference/skating.md 6). The keys carry their unit; the labels live in messages as `attribute_<key>`, the choices as `choice_<key>_<value>`. */
const stiffness = z.int().min(15).max(95)
const material = z.enum(['leather', 'microfibre', 'composite', 'vinyl', 'carbon', 'fibreglass'])
const closing = z.enum(['lace', 'lace_hook', 'boa', 'buckle', 'straps'])
const steel = z.enum(['carbon', 'stainless', 'coated'])
/** The side curve of a hockey runner; 28 is a goalie's, nearly flat (docs/reference/skating.md 8.2). An enum would put whole numbers before 9.5. */
const profile = z.literal(['9', '9.5', '10', '11', '9/10', '28'])
const age = z.array(z.enum(['kid', 'adult']))

/** `weight_g`: one boot (with blade, where one is fixed) at the reference size 240. */
const boot = {
  material,
  lining: z.enum(['microfibre', 'felt', 'foam', 'wool']),
  closing,
  mouldable: z.boolean(),
  age,
  weight_g: z.int(),
}

export const attributes = {
  figure: z.strictObject({
    stiffness,
    ...boot,
    blade_included: z.boolean(),
    rocker_ft: z.literal([7, 8]).optional(),
    pick: z.enum(['small', 'medium', 'large']).optional(),
    pick_cut: z.enum(['straight', 'cross']).optional(),
    tail: z.enum(['standard', 'short']).optional(),
    steel: steel.optional(),
    mount: z.enum(['screw', 'rivet']),
    heel_mm: z.int().optional(),
  }),
  hockey: z.strictObject({
    stiffness,
    ...boot,
    holder_system: z.string(),
    steel,
    steel_replaceable: z.boolean(),
    profile_ft: profile,
  }),
  speed: z.strictObject({
    ...boot,
    track: z.enum(['short', 'long']),
    clap: z.boolean(),
    bend: z.boolean(),
    radius_m: z.int(),
    mount_mm: z.int(),
    steel,
  }),
  recreational: z.strictObject({
    stiffness: stiffness.optional(),
    ...boot,
    warm_lining: z.boolean(),
    blade_style: z.enum(['figure', 'hockey', 'double_runner']),
    steel,
  }),
  blades: z.strictObject({
    blade_for: z.enum(['figure', 'dance', 'hockey', 'speed_short', 'speed_long']),
    rocker_ft: z.literal([7, 8]).optional(),
    pick: z.enum(['small', 'medium', 'large']).optional(),
    pick_cut: z.enum(['straight', 'cross']).optional(),
    edge: z.enum(['parallel', 'honed', 'tapered', 'parabolic']).optional(),
    tail: z.enum(['standard', 'short']).optional(),
    steel,
    hrc: z.int().min(52).max(64).optional(),
    holder_system: z.string().optional(),
    profile_ft: profile.optional(),
    radius_m: z.int().optional(),
    mount_mm: z.int().optional(),
    bend: z.boolean().optional(),
  }),
  protective: z.strictObject({
    material: z.string().optional(),
    age,
    dial: z.boolean().optional(),
    washable: z.boolean().optional(),
    weight_g: z.int().optional(),
  }),
  accessories: z.strictObject({
    fits: z.array(z.enum(['figure', 'hockey', 'speed', 'recreational'])),
    made_of: z.string().optional(),
    washable: z.boolean().optional(),
    volume_l: z.int().optional(),
    grit: z.string().optional(),
  }),
  services: z.strictObject({
    fits: z.array(z.enum(['figure', 'hockey', 'speed', 'recreational'])),
    turnaround_days: z.int(),
    /** Also done to skates that the customer already has; otherwise only with a boot or blade bought here. */
    alone: z.boolean().default(false),
  }),
} as const

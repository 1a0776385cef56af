import { z } from 'zod'
import { features } from './features.ts'
import { homeLayout, defaultHome } from './home-layout.ts'
import { emailTexts } from './email-texts.ts'
import { menuPlan } from './menu-plan.ts'
import { otherMaker, usualMakers } from './other-makers.ts'
import { mostReadyBundles, readyBundle } from './ready-bundles.ts'
import { seasons } from './season.ts'
import { securitySettings, defaultSecurity } from './security-settings.ts'
import { vatDays } from './vat-days.ts'

const boxSide = z.int().min(1).max(200)
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const localized = z.object({ vi: z.string(), en: z.string() })

/** How many pieces may wait, neither confirmed nor paid, for one phone number, e-mail address, browser or network; 0: any number. */
const holdLimits = z.object({
  phone: z.int().min(0).max(9999),
  email: z.int().min(0).max(9999),
  device: z.int().min(0).max(9999),
  network: z.int().min(0).max(9999),
})
export type HoldLimits = z.infer<typeof holdLimits>

/** The settings of the merchant, with the values before anyone set them. Empty text: not shown. */
export const shopSettings = z.object({
  name: z.string().min(1).default('Lướt'),
  promise: localized.default({ vi: '', en: '' }),
  /** The link of the announcement bar: a path of this shop or an address; empty: none. */
  promiseLink: z.string().default(''),
  /** The moments between which it is shown; null: at once, and for good. */
  promiseFrom: z.iso.datetime().nullable().default(null),
  promiseUntil: z.iso.datetime().nullable().default(null),
  /** Whether cached pages show it; refresh-announcement.ts updates this. */
  promiseTold: z.boolean().default(true),
  /** Which season the pages that are kept tell: kept true by refresh-season.ts. */
  seasonTold: z.enum(seasons).nullable().default(null),
  /** Headline of the home page and the sentence below it; empty: the shop's own words. */
  heroTitle: localized.default({ vi: '', en: '' }),
  heroText: localized.default({ vi: '', en: '' }),
  /** The blocks of the home page below the headline. */
  home: homeLayout.default(defaultHome),
  /** The home page as it will be once it is published: its parts and the words of the headline. */
  homeDraft: z.object({ blocks: homeLayout, heroTitle: localized, heroText: localized }).nullable().default(null),
  /** Header, menu of the shop and footer; null: the order of the specification (docs/reference/spec.md 2). */
  menus: menuPlan.nullable().default(null),
  menusDraft: menuPlan.nullable().default(null),
  /** Makers that shoppers look for and this shop does not sell. */
  otherMakers: z.array(otherMaker).default(usualMakers),
  /** The merchant's words in emails, by kind. */
  letters: emailTexts.default({}),
  phone: z.string().default(''),
  zalo: z.string().default(''),
  email: z.string().default(''),
  hours: localized.default({ vi: '', en: '' }),
  /** Pick-up is offered once the shop has an address. */
  address: z.string().default(''),
  /** The shop on a map, as a visitor opens it. */
  mapUrl: z.string().default(''),
  socials: z
    .object({ facebook: z.string(), instagram: z.string(), tiktok: z.string(), youtube: z.string() })
    .default({ facebook: '', instagram: '', tiktok: '', youtube: '' }),
  owner: z
    .object({ company: z.string(), registration: z.string(), issued: z.string(), taxCode: z.string() })
    .default({ company: '', registration: '', issued: '', taxCode: '' }),
  /** Days from delivery in which an unused pair may be exchanged; 15 unless the merchant says otherwise. */
  exchangeDays: z.int().min(0).max(365).default(15),
  /** Largest order that may be paid at the door, in đồng, because parcels that are refused at the door are the main loss (docs/reference/vietnam.md 1.6). */
  codLimit: z.int().min(0).default(5_000_000),
  /** Ways to pay that are configured and yet not offered. */
  methodsOff: z.array(z.string()).default([]),
  /** The account for transfers: BIN of the bank, number, holder as the bank writes it. Empty: the one of the environment. */
  bankAccount: z
    .object({ bin: z.string(), number: z.string(), name: z.string() })
    .default({ bin: '', number: '', name: '' }),
  /** The day whose VAT rates an order takes. */
  vatDay: z.enum(vatDays).default('delivered'),
  /** How long stock is held for an order that is to be paid ahead. */
  paymentMinutes: z.int().min(5).max(1440).default(15),
  /** Wide enough for a family behind one address; a known customer has ten times as many (payments/attempts/refuse-stock-hold.ts). */
  holdLimits: holdLimits.default({ phone: 10, email: 10, device: 12, network: 36 }),
  /** Hours after which a COD order that nobody confirmed gives its stock back; 0: never. */
  confirmHours: z.int().min(0).max(720).default(48),
  /** Follow consenting visitors from page to page; while it is on, the shop asks for consent. */
  analyticsFunnel: z.boolean().default(false),
  /** From how many on the shopkeeper is warned, where neither the product nor the size says otherwise. */
  lowStock: z.int().min(0).max(999).default(3),
  /** The discount on boot, blade, mounting and first sharpening as one bundle, in per cent. */
  setPercent: z.int().min(0).max(50).default(5),
  /** Bundles of skates and work and children's kits, in their order. */
  readyBundles: z.array(readyBundle).max(mostReadyBundles).default([]),
  /** How much of what goods cost may be taken off by hand, in per cent, for each role that enters the admin area. */
  deskDiscountPercent: z.object({ admin: z.int().min(0).max(100) }).default({ admin: 100 }),
  /** The box that a pair is sent in: length, width, height in cm, since carriers charge for room. */
  parcelBox: z.tuple([boxSide, boxSide, boxSide]).default([38, 30, 14]),
  /** From this hour of the shop's day on, same-day and express go tomorrow. */
  cutOffHour: z.int().min(0).max(24).default(14),
  /** Days when carriers are slower, both ends included, and what shoppers are told. */
  peaks: z
    .array(z.object({ from: day, until: day, extraDays: z.int().min(1).max(30), notice: localized }))
    .max(12)
    .default([]),
  /** Standard delivery costs what the carrier asks at that moment; the table stands in while it keeps silent. */
  liveFees: z.boolean().default(false),
  security: securitySettings.default(defaultSecurity),
  maxPerLine: z.int().min(1).max(999).default(20),
  /** Guests must leave an e-mail address too. */
  asksMail: z.boolean().default(false),
  /** Buyers may wish to open the parcel before they pay (đồng kiểm), and write a note. */
  offersInspection: z.boolean().default(true),
  offersNote: z.boolean().default(true),
  /** The day on which somebody last looked each policy over, by its key. */
  policiesSeen: z.record(z.string(), day).default({}),
  /** Somebody put the list of first steps away. */
  setupHidden: z.boolean().default(false),
  /** Parts of the shop that are switched off. */
  featuresOff: z.array(z.enum(features)).default([]),
})

export type ShopSettings = z.infer<typeof shopSettings>

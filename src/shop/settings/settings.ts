import { z } from 'zod'
import { localizedText, optionalText } from '#kit/localized-schema.ts'
import { features } from './features.ts'
import { homeLayout, defaultHome } from './home-layout.ts'
import { emailTexts } from './email-texts.ts'
import { menuPlan } from './menu-plan.ts'
import { otherMaker, usualMakers } from './other-makers.ts'
import { maxReadyBundles, readyBundle } from './ready-bundles.ts'
import { seasons } from './season.ts'
import { securitySettings, defaultSecurity } from './security-settings.ts'
import { defaultShopName } from './shop-name.ts'
import { vatDays } from './vat-days.ts'

const boxSide = z.int().min(1).max(200)
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/** The number of pieces in orders neither confirmed nor paid, for one phone number, email address, browser or network; 0: no limit. */
const holdLimits = z.object({
  phone: z.int().min(0).max(9999),
  email: z.int().min(0).max(9999),
  device: z.int().min(0).max(9999),
  network: z.int().min(0).max(9999),
})
export type HoldLimits = z.infer<typeof holdLimits>

/** The settings of the merchant, with their defaults. Empty text: not shown. */
export const shopSettings = z.object({
  name: z.string().min(1).default(defaultShopName),
  announcement: optionalText,
  /** The link of the announcement bar: a path of this shop or an address; empty: none. */
  announcementLink: z.string().default(''),
  /** When the announcement bar begins and ends; null: at once, and never. */
  announcementFrom: z.iso.datetime().nullable().default(null),
  announcementUntil: z.iso.datetime().nullable().default(null),
  /** Whether cached pages show it; refresh-announcement.ts updates this. */
  announcementShown: z.boolean().default(true),
  /** The season that cached pages show; refresh-season.ts updates this. */
  seasonShown: z.enum(seasons).nullable().default(null),
  /** Headline of the home page and the sentence below it; empty: the defaults. */
  heroTitle: optionalText,
  heroText: optionalText,
  /** The sections of the home page below the headline. */
  home: homeLayout.default(defaultHome),
  /** The unpublished draft of the home page: its sections and the texts of the headline. */
  homeDraft: z
    .object({ blocks: homeLayout, heroTitle: localizedText, heroText: localizedText })
    .nullable()
    .default(null),
  /** Header, shop menu and footer; null: the arrangement of the specification (docs/reference/spec.md 2). */
  menus: menuPlan.nullable().default(null),
  menusDraft: menuPlan.nullable().default(null),
  /** Makers that shoppers search for and this shop does not sell. */
  otherMakers: z.array(otherMaker).default(usualMakers),
  /** The merchant's texts in emails, by kind. */
  emailTexts: emailTexts.default({}),
  phone: z.string().default(''),
  zalo: z.string().default(''),
  email: z.string().default(''),
  hours: optionalText,
  /** Pickup is offered once the shop has an address. */
  address: z.string().default(''),
  /** A link to the shop on a map. */
  mapUrl: z.string().default(''),
  socials: z
    .object({ facebook: z.string(), instagram: z.string(), tiktok: z.string(), youtube: z.string() })
    .default({ facebook: '', instagram: '', tiktok: '', youtube: '' }),
  owner: z
    .object({ company: z.string(), registration: z.string(), issued: z.string(), taxCode: z.string() })
    .default({ company: '', registration: '', issued: '', taxCode: '' }),
  /** Days after delivery in which an unused pair may be exchanged. */
  exchangeDays: z.int().min(0).max(365).default(15),
  /** The largest order with cash on delivery, in đồng: shipments refused at the door are the main loss (docs/reference/vietnam.md 1.6). */
  codLimit: z.int().min(0).default(5_000_000),
  /** Payment methods that are configured but switched off. */
  methodsOff: z.array(z.string()).default([]),
  /** The account for transfers: BIN of the bank, number, holder as the bank writes it. Empty: that of the environment. */
  bankAccount: z
    .object({ bin: z.string(), number: z.string(), name: z.string() })
    .default({ bin: '', number: '', name: '' }),
  /** The day whose VAT rates an order gets. */
  vatDay: z.enum(vatDays).default('delivered'),
  /** How long stock is reserved for a prepaid order. */
  paymentMinutes: z.int().min(5).max(1440).default(15),
  /** The same for an order that staff took by phone, in hours. */
  phoneHoldHours: z.int().min(1).max(72).default(24),
  /** Enough for a family behind one address; a known customer has ten times as many (payments/attempts/refuse-stock-hold.ts). */
  holdLimits: holdLimits.default({ phone: 10, email: 10, device: 12, network: 36 }),
  /** Hours after which an unconfirmed COD order is cancelled and its stock released; 0: never. */
  confirmHours: z.int().min(0).max(720).default(48),
  /** Follow consenting visitors from page to page; while it is on, the shop asks for consent. */
  analyticsFunnel: z.boolean().default(false),
  /** The default low-stock threshold, if neither product nor variant has its own. */
  lowStock: z.int().min(0).max(999).default(3),
  /** The discount in per cent on boot, blade, mounting and first sharpening as one bundle. */
  bundlePercent: z.int().min(0).max(50).default(5),
  /** Bundles of skates with services, and children's kits, in their order. */
  readyBundles: z.array(readyBundle).max(maxReadyBundles).default([]),
  /** The largest manual discount in per cent of the goods, for each role that may enter the admin. */
  staffDiscountPercent: z.object({ admin: z.int().min(0).max(100) }).default({ admin: 100 }),
  /** The box of a pair: length, width, height in cm, since carriers charge by volume. */
  shippingBox: z.tuple([boxSide, boxSide, boxSide]).default([38, 30, 14]),
  /** From this hour on, same-day and express orders are sent the next day. */
  cutOffHour: z.int().min(0).max(24).default(14),
  /** Days when carriers are slower, both ends included, and the notice for shoppers. */
  peaks: z
    .array(z.object({ from: day, until: day, extraDays: z.int().min(1).max(30), notice: localizedText }))
    .max(12)
    .default([]),
  /** Standard delivery costs the carrier's current fee; the table of rates is used while the carrier does not answer. */
  liveFees: z.boolean().default(false),
  security: securitySettings.default(defaultSecurity),
  maxPerLine: z.int().min(1).max(999).default(20),
  /** Guests must give an email address too. */
  asksEmail: z.boolean().default(false),
  /** Buyers may ask to inspect the goods before paying (đồng kiểm), and write a note. */
  offersInspection: z.boolean().default(true),
  offersNote: z.boolean().default(true),
  /** The day on which staff last reviewed each policy, by its key. */
  policiesSeen: z.record(z.string(), day).default({}),
  /** Staff hid the list of first steps. */
  setupHidden: z.boolean().default(false),
  /** Switched-off parts of the shop. */
  featuresOff: z.array(z.enum(features)).default([]),
})

export type ShopSettings = z.infer<typeof shopSettings>

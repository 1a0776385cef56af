import {
  Activity,
  Banknote,
  BookA,
  Boxes,
  ChartLine,
  ClipboardList,
  CornerUpRight,
  FileText,
  HandCoins,
  House,
  Images,
  LayoutDashboard,
  Link2,
  ListChecks,
  ListTree,
  Mail,
  Inbox,
  MessageCircleQuestionMark,
  MessageSquareText,
  Package,
  PackageOpen,
  PackagePlus,
  Server,
  Settings,
  ShieldCheck,
  Star,
  TicketPercent,
  Truck,
  Undo2,
  Users,
  Wrench,
  type LucideIcon,
} from 'lucide-react'
import { m } from '#words/messages.js'

/** Counts of open tasks, shown beside the menu entries. */
export type OpenTaskCounts = {
  toConfirm: number
  money: number
  returns: number
  lateWork: number
  alarms: number
  inquiries: number
  reviews: number
  questions: number
}

export type AdminPage = {
  to: string
  label: string
  Icon: LucideIcon
  /** Matches this address only, not those below it. */
  end?: boolean
  /** The shortcut key pressed after G. */
  key?: string
  count?: number
  countWords?: string
}
export type AdminPageGroup = { title?: string; pages: AdminPage[] }

const systemPages = (): AdminPageGroup => ({
  title: m.admin_nav_group_machine(),
  pages: [
    { to: '/admin/advanced', Icon: Activity, label: m.system_advanced_title() },
    { to: '/admin/testing', Icon: ListChecks, label: m.system_testing_title() },
    { to: '/admin/system', Icon: Server, label: m.system_title() },
  ],
})

const overview = (): AdminPage[] => [
  { to: '/admin', end: true, Icon: LayoutDashboard, label: m.admin_dashboard(), key: 'h' },
  { to: '/admin/analytics', Icon: ChartLine, label: m.analytics_title(), key: 'a' },
]

const orderPages = ({ toConfirm, lateWork = 0, returns, money }: Partial<OpenTaskCounts>): AdminPage[] => [
  { to: '/admin/orders', Icon: ClipboardList, label: m.admin_orders(), key: 'o', count: toConfirm },
  { to: '/admin/parcels', Icon: PackageOpen, label: m.shipment_admin_waiting(), key: 'k' },
  {
    to: '/admin/work',
    Icon: Wrench,
    label: m.workshop_admin(),
    key: 'w',
    count: lateWork,
    countWords: m.workshop_rail_late({ count: lateWork }),
  },
  { to: '/admin/returns', Icon: Undo2, label: m.return_admin_admin(), key: 'r', count: returns },
  { to: '/admin/payments', Icon: Banknote, label: m.payment_admin_title(), key: 'm', count: money },
  { to: '/admin/settlement', Icon: HandCoins, label: m.shipment_settlement() },
]

const productPages = (): AdminPage[] => [
  { to: '/admin/products', Icon: Package, label: m.product_admin_title(), key: 'p' },
  { to: '/admin/media', Icon: Images, label: m.media_title() },
  { to: '/admin/inventory', Icon: Boxes, label: m.admin_inventory(), key: 'i' },
  { to: '/admin/promotions', Icon: TicketPercent, label: m.promotion_title() },
  { to: '/admin/bundles', Icon: PackagePlus, label: m.bundle_admin_title() },
  { to: '/admin/pairs', Icon: Link2, label: m.override_title() },
]

const contentPages = (): AdminPage[] => [
  { to: '/admin/home', Icon: House, label: m.home_admin() },
  { to: '/admin/menus', Icon: ListTree, label: m.menu_admin() },
  { to: '/admin/posts', Icon: FileText, label: m.post_rail(), key: 'b' },
  { to: '/admin/synonyms', Icon: BookA, label: m.search_synonym_title() },
  { to: '/admin/redirects', Icon: CornerUpRight, label: m.redirect_title() },
]

const userPages = ({ inquiries, reviews = 0, questions = 0 }: Partial<OpenTaskCounts>): AdminPage[] => [
  { to: '/admin/users', Icon: Users, label: m.user_title(), key: 'u' },
  { to: '/admin/inquiries', Icon: Inbox, label: m.inquiry_admin(), count: inquiries },
  {
    to: '/admin/reviews',
    Icon: Star,
    label: m.moderation_admin_reviews(),
    key: 'd',
    count: reviews,
    countWords: m.moderation_rail_reviews({ count: reviews }),
  },
  {
    to: '/admin/questions',
    Icon: MessageCircleQuestionMark,
    label: m.moderation_admin_questions(),
    key: 'q',
    count: questions,
    countWords: m.moderation_rail_questions({ count: questions }),
  },
  { to: '/moderation', Icon: MessageSquareText, label: m.moderation_title() },
  { to: '/admin/emails', Icon: Mail, label: m.email_log_rail() },
]

const settingsPages = ({ alarms = 0 }: Partial<OpenTaskCounts>): AdminPage[] => [
  { to: '/admin/shipping', Icon: Truck, label: m.delivery_zones() },
  { to: '/admin/settings', Icon: Settings, label: m.settings_title(), key: 'c' },
  {
    to: '/admin/security',
    Icon: ShieldCheck,
    label: m.security_monitor_rail(),
    key: 's',
    count: alarms,
    countWords: m.security_monitor_rail_alarms({ count: alarms }),
  },
]

/** All pages of the admin menu in order, for the rail, the bottom bar of phones and the command palette. */
export const adminPages = (counts: Partial<OpenTaskCounts> = {}): AdminPageGroup[] => [
  { pages: overview() },
  { title: m.admin_nav_group_orders(), pages: orderPages(counts) },
  { title: m.admin_nav_group_goods(), pages: productPages() },
  { title: m.admin_nav_group_words(), pages: contentPages() },
  { title: m.admin_nav_group_people(), pages: userPages(counts) },
  { title: m.admin_nav_group_shop(), pages: settingsPages(counts) },
  systemPages(),
]

/** The pages that a colleague may open, without groups that are empty then. */
export const allowedPages = (groups: AdminPageGroup[], may: (to: string) => boolean): AdminPageGroup[] =>
  groups
    .map((group) => ({ ...group, pages: group.pages.filter(({ to }) => may(to)) }))
    .filter(({ pages }) => pages.length)

/** Pages in the bottom bar of phones; the others are under "more". */
export const bottomBarPaths = ['/admin', '/admin/orders', '/admin/inventory', '/admin/returns']

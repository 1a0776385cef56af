import { adviserFields } from '#shop/advisers/adviser-fields.ts'
import { checkoutFields } from '#shop/checkout/form-fields.ts'
import { measurementFields, profileFields, skaterFields } from '#shop/identity/profile/profile-fields.ts'
import { inquiryFields } from '#shop/inquiries/inquiry-fields.ts'
import { watchEmailFields } from '#shop/inventory/watches/watch-fields.ts'
import { lookUpFields } from '#shop/orders/buyers/look-up-fields.ts'
import { couponFields } from '#shop/pricing/coupon-fields.ts'
import { returnRequestFields, sentFields } from '#shop/returns/return-fields.ts'
import { answerFields, officialFields, questionFields, reviewFields } from '#shop/reviews/review-fields.ts'
import { addressFields } from '#shop/shipping/addresses/address-fields.ts'
import { shareFields } from '#shop/wishlist/share-fields.ts'
import { codeFields, newPasswordFields, signInFields, signUpFields } from '#web/parts/account/auth-fields.ts'
import { emailFields, passwordFields, proofFields } from '#web/parts/account/security-fields.ts'
import { adminForms } from '#web/admin/declared-forms.ts'
import { oldAddressFields } from '#web/shell/search/search-fields.ts'
import type { DeclaredForms } from '#web/shell/forms/check-texts.server.ts'
import { orderEmailFields } from '#web/storefront/order-success/order-email-fields.ts'

/**
 * The declared fields of the forms at each address, by which the input checker works. An empty list: nothing is typed there.
 * lint/field-limits.test.ts requires a row for every action.
 */
export const declaredForms: DeclaredForms = {
  auth: [signInFields, newPasswordFields],
  'auth/signup': [signUpFields],
  'auth/two-factor': [codeFields],
  'auth/confirm': [signInFields],
  'auth/social': [],
  'auth/invite': [signUpFields],
  'auth/new-address': [],
  'admin-password-reset': [signInFields],
  'sign-out': [],
  profile: [profileFields],
  'profile/avatar': [],
  'profile/security': [passwordFields, emailFields, codeFields],
  'profile/erase': [proofFields],
  'profile/privacy': [],
  'profile/mail': [],
  'profile/addresses': [],
  'profile/addresses/new': [addressFields, oldAddressFields],
  'profile/addresses/:id': [addressFields, oldAddressFields],
  'profile/feet': [],
  'profile/feet/new': [skaterFields, measurementFields],
  'profile/feet/:id': [skaterFields, measurementFields],
  notifications: [],
  unsubscribe: [],
  cart: [couponFields],
  checkout: [checkoutFields, couponFields, oldAddressFields],
  'contact/message': [inquiryFields],
  'orders/find': [lookUpFields],
  'orders/:id/cancellation': [],
  'orders/:id/again': [],
  'orders/:id/pay': [],
  'orders/:id/return': [returnRequestFields],
  'orders/:id/returns/:returnId': [sentFields, returnRequestFields],
  'orders/:id/returns/:returnId/picture': [],
  'product/:slug/review': [reviewFields],
  'product/:slug/review/picture': [],
  'product/:slug/answer/:question': [answerFields],
  'product/:slug/ask': [questionFields],
  'product/:slug/watch': [watchEmailFields],
  'product/:slug/advice': [adviserFields],
  unwatch: [],
  'set-builder': [adviserFields],
  'order-success': [orderEmailFields],
  'bundles/:slug': [],
  'size-guide': [adviserFields],
  fit: [],
  'tools/sharpening': [watchEmailFields, adviserFields],
  'tools/reminder': [],
  'wishlist/share': [shareFields],
  moderation: [officialFields],
  language: [],
  'api/cart': [],
  'api/consent': [],
  'api/coupon': [couponFields],
  'api/delivery': [],
  'api/notifications': [],
  'api/saved': [],
  'api/watch': [watchEmailFields],
  'api/wishlist': [],
  ...adminForms,
}

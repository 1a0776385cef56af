import { shipFields } from '#web/admin-kit/form/ship-form.ts'
import {
  goodsFields,
  manyPricesFields,
  priceFields,
  productTextFields,
  variantFields,
} from '#shop/catalogue/product-fields.ts'
import { articleCategoryFields, articleFields, bodyFields } from '#shop/content/article-fields.ts'
import { userNoteFields } from '#shop/identity/note-fields.ts'
import { replyFields } from '#shop/inquiries/inquiry-fields.ts'
import { altFields } from '#shop/media/alt-fields.ts'
import { batchFields, promotionFields, promotionNoticeFields } from '#shop/pricing/promotion-fields.ts'
import { returnRequestFields } from '#shop/returns/return-fields.ts'
import { officialEditorFields } from '#shop/reviews/review-fields.ts'
import {
  heroFields,
  homeBlockFields,
  emailWordingFields,
  menuEntryFields,
  menuGroupFields,
} from '#shop/settings/wording-fields.ts'
import { viewFields } from '#shop/views/view-fields.ts'
import type { DeclaredForms } from '#web/shell/forms/check-texts.server.ts'
import { ownPasswordFields, typedNameFields } from '#web/admin-kit/form/typed-fields.ts'
import {
  adjustFields,
  countFields,
  receivingFields,
  receiveFields,
  stocktakeFields,
  stockThresholdFields,
} from './inventory/inventory-fields.ts'
import {
  buyerFields,
  byHandFields,
  cancelFields,
  eInvoiceFields,
  laterFields,
  newOrderFields,
  orderEditFields,
  orderNoteFields,
  reasonFields,
  settleFields,
} from './orders/fields/order-fields.ts'
import { readyBundleFields } from './bundles/bundle-fields.ts'
import { pairFields } from './products/override-fields.ts'
import { bookFields, collectedFields, failFields, loseFields, shipmentLineFields } from './shipments/shipment-fields.ts'
import { paidBackFields, unmatchedFields } from './payments/payment-fields.ts'
import { redirectFields, redirectLinesFields } from './navigation/redirect-fields.ts'
import { declineFields, exchangeFields, pieceNoteFields, returnRefundFields } from './returns/return-fields.ts'
import { bankFields, buyingFields, frontFields, keyFields, shopFields, taxFields } from './settings/settings-fields.ts'
import { rowFields, statementFields } from './settlement/settlement-fields.ts'
import { deliverySettingFields, peakDayFields, rateFigureFields, zoneTextFields } from './shipping/shipping-fields.ts'
import { makerFields, synonymFields } from './navigation/synonym-fields.ts'
import { inviteFields, lockFields, staffRoleFields, userMergeFields } from './users/user-fields.ts'
import { finishFields, intakeFields } from './work/work-order-fields.ts'
import { decideFields } from './moderation/moderation-fields.ts'

/** The declared fields of each admin form, by its address; an empty list means that the form has no typed fields. */
export const adminForms: DeclaredForms = {
  admin: [],
  'admin/open': [],
  'admin/views': [viewFields],
  'admin/orders': [],
  'admin/orders/new': [buyerFields, byHandFields, newOrderFields],
  'admin/orders/:id': [
    reasonFields,
    cancelFields,
    laterFields,
    settleFields,
    shipFields,
    orderNoteFields,
    eInvoiceFields,
  ],
  'admin/orders/:id/parcels': [bookFields, shipmentLineFields, collectedFields, failFields, loseFields, shipFields],
  'admin/orders/:id/edit': [orderEditFields, byHandFields, newOrderFields],
  'admin/orders/:id/details': [buyerFields],
  'admin/parcels': [shipFields, bookFields],
  'admin/settlement': [rowFields, statementFields],
  'admin/shipping': [],
  'admin/shipping/settings': [deliverySettingFields, peakDayFields],
  'admin/shipping/zones/:id': [zoneTextFields, rateFigureFields, typedNameFields],
  'admin/carrier-sandbox': [failFields],
  'admin/returns/new/:orderId': [returnRequestFields],
  'admin/returns/:id': [declineFields, exchangeFields, pieceNoteFields, returnRefundFields],
  'admin/work': [],
  'admin/work/:id': [intakeFields, finishFields],
  'admin/work/:id/picture': [],
  'admin/products': [manyPricesFields],
  'admin/products/create': [productTextFields],
  'admin/products/:id/variants': [variantFields],
  'admin/products/:id/pictures': [altFields, variantFields],
  'admin/products/:id/picture': [],
  'admin/products/:id/edit': [productTextFields, goodsFields, priceFields, typedNameFields],
  'admin/products/sheet': [manyPricesFields, priceFields],
  'admin/products/import': [],
  'admin/products/import/:id': [],
  'admin/media/upload': [],
  'admin/media/:id': [altFields, typedNameFields],
  'admin/inquiries/:id': [replyFields],
  'admin/redirects': [redirectFields, typedNameFields],
  'admin/redirects/import': [redirectLinesFields],
  'admin/synonyms': [synonymFields, makerFields],
  'admin/posts/new': [articleFields],
  'admin/posts/categories': [articleCategoryFields, typedNameFields],
  'admin/posts/keep/:id': [articleFields, bodyFields],
  'admin/posts/edit/:id': [articleFields, bodyFields, typedNameFields],
  'admin/posts/edit/:id/versions': [],
  'admin/inventory/receive': [receivingFields],
  'admin/inventory/counts': [stocktakeFields],
  'admin/inventory/counts/:id': [countFields],
  'admin/inventory/:variantId': [receiveFields, adjustFields, stockThresholdFields],
  'admin/pairs': [pairFields],
  'admin/bundles': [],
  'admin/bundles/:slug': [readyBundleFields],
  'admin/promotions/:id': [promotionFields, batchFields],
  'admin/promotions/:id/notice': [promotionNoticeFields],
  'admin/payments': [unmatchedFields, paidBackFields],
  'admin/settings': [shopFields],
  'admin/settings/front': [frontFields],
  'admin/settings/checkout': [buyingFields],
  'admin/settings/features': [],
  'admin/settings/keys': [keyFields],
  'admin/settings/policies': [],
  'admin/settings/taxes': [taxFields],
  'admin/settings/payments': [bankFields],
  'admin/users/invites': [inviteFields, ownPasswordFields],
  'admin/users/guests/:order': [ownPasswordFields, typedNameFields],
  'admin/users/:id': [lockFields, userMergeFields, userNoteFields, ownPasswordFields, typedNameFields],
  'admin/users/roles/:id': [staffRoleFields, ownPasswordFields],
  'admin/users/:id/export': [ownPasswordFields],
  'admin/security/locks': [],
  'admin/security/sessions': [],
  'admin/security/reports': [],
  'admin/security/settings': [ownPasswordFields],
  'admin/menus': [menuEntryFields, menuGroupFields],
  'admin/home': [heroFields, homeBlockFields],
  'admin/reviews': [decideFields],
  'admin/reviews/:id': [decideFields, officialEditorFields],
  'admin/questions': [decideFields],
  'admin/questions/:id': [decideFields, officialEditorFields],
  'admin/emails/texts': [emailWordingFields],
  'admin/emails/:id': [],
  'admin/advanced/backup': [ownPasswordFields, typedNameFields],
  'admin/advanced/jobs': [],
  'admin/advanced/pages': [],
  'admin/testing': [],
}

import { fold } from '#kit/fold.ts'
import { importFields, type Columns, type ImportField } from './import.ts'

/** Headings as people and other shops write them, without marks; our own export among them. */
const known: Record<ImportField, RegExp> = {
  sku: /^(sku|ma sku|ma hang|ma san pham|ma phan loai|ma|item code|product code|variant sku)$/,
  price: /^(gia ban|gia|gia niem yet|don gia|price|variant price|list price|regular price)$/,
  sale: /^(gia giam|gia khuyen mai|gia km|gia sale|sale price|sale|special price)$/,
  from: /^(giam tu|ngay bat dau|khuyen mai tu|tu ngay|sale from|sale start|date sale price starts|from)$/,
  until: /^(giam den|ngay ket thuc|khuyen mai den|den ngay|sale until|sale end|date sale price ends|until)$/,
  stock: /^(trong kho|ton kho|ton|so luong|so luong ton|on hand|stock|quantity|qty|variant inventory qty)$/,
  handle: /^(duong dan|handle|slug|address|url)$/,
  name: /^(ten tieng viet|ten|ten san pham|ten hang|san pham|name in vietnamese|name|title|product name|product)$/,
  nameEn: /^(ten tieng anh|name in english|english name|name en)$/,
  category: /^(danh muc|nhom hang|category|product category)$/,
  type: /^(loai san pham|product type|type)$/,
  line: /^(dong san pham|dong|line|brand line|collection)$/,
  colour: /^(mau sac|mau|colour|color)$/,
  size: /^(size|co|kich co|kich thuoc)$/,
  width: /^(be ngang|do rong|width)$/,
  blade_length: /^(chieu dai luoi|blade length)$/,
  hollow: /^(ranh luoi hollow|ranh luoi|hollow)$/,
  length: /^(chieu dai|length)$/,
  kind: /^(loai|kind)$/,
  barcode: /^(ma vach|barcode|gtin|ean|variant barcode)$/,
  weight: /^(can nang g|can nang|trong luong|weight g|weight|variant grams)$/,
  summary: /^(tom tat tieng viet|tom tat|summary in vietnamese|summary)$/,
  summaryEn: /^(tom tat tieng anh|summary in english)$/,
  description: /^(mo ta tieng viet|mo ta|description in vietnamese|description|body html)$/,
  descriptionEn: /^(mo ta tieng anh|description in english)$/,
}

/** Which column looks like which field; the first that does. */
export function matchColumns(head: string[]): Columns {
  const names = head.map(fold)
  const found = importFields.map((field) => [field, names.findIndex((name) => known[field].test(name))] as const)
  return Object.fromEntries(found.filter(([, at]) => at >= 0))
}

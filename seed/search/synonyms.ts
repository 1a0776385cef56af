/** What shoppers call the same thing (facts/vietnam.md 6), and words that say nothing of a product: our boots are made for everybody. */
const same = [
  ['giày', 'giầy', 'skate', 'skates', 'boot', 'boots'],
  ['khúc côn cầu', 'hockey', 'hóc cây', 'hốc cây', 'hóc ki'],
  ['nghệ thuật', 'figure', 'múa trên băng'],
  ['tốc độ', 'speed', 'chạy nhanh'],
  ['giải trí', 'recreational', 'chơi vui'],
  ['lưỡi', 'blade', 'blades', 'dao trượt'],
  ['pa tanh', 'patin', 'roller', 'trượt băng', 'truotbang'],
  ['vớ', 'tất', 'socks'],
  ['mũ', 'nón', 'helmet'],
  ['mũ bảo hiểm', 'nón bảo hiểm', 'helmet'],
  ['găng', 'bao tay', 'găng tay', 'gloves'],
  ['bao lưỡi', 'ke bảo vệ', 'bọc lưỡi', 'guards', 'soakers'],
  ['dây giày', 'dây buộc', 'laces'],
  ['trẻ em', 'em bé', 'bé', 'kid', 'kids', 'thiếu nhi', 'junior'],
  ['người lớn', 'adult', 'adults', 'senior'],
  ['mới học', 'người mới', 'người mới tập', 'beginner', 'beginners', 'basic'],
  ['mài', 'mài lưỡi', 'sharpening'],
  ['lót giày', 'đế lót', 'insole', 'insoles'],
  ['túi', 'ba lô', 'balo', 'bag', 'bags'],
  ['đầu gối', 'gối', 'knee'],
  ['khuỷu tay', 'cùi chỏ', 'elbow'],
  ['trắng', 'white'],
  ['đen', 'black'],
  ['đỏ', 'red'],
  ['hồng', 'pink', 'rose'],
  ['da', 'leather'],
]
const ignored = ['nam', 'nữ', 'women', 'men', 'cho', 'của', 'giá', 'mua', 'loại', 'đôi', 'chiếc', 'rẻ', 'và', 'for', 'the', 'and', 'with']

export const synonyms = [
  ...same.map((phrases) => ({ kind: 'same' as const, phrases })),
  { kind: 'ignored' as const, phrases: ignored },
]

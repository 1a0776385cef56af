import { care } from './care.ts'
import { prose } from './prose.ts'
import { boot, type SeedProduct } from './seed-product.ts'

const aria = boot({
  sku: 'FP-ARIA',
  card: {
    category: 'figure',
    type: 'set',
    line: 'premium',
    levels: ['double', 'double_axel'],
    warrantyMonths: 12,
    choice: 1,
    vi: {
      name: 'Lướt Aria 75',
      slug: 'luot-aria-75',
      summary:
        'Bộ giày nghệ thuật thân da cho người tập nhảy hai vòng và Axel hai vòng, gắn sẵn lưỡi răng cưa cắt chéo.',
      description: prose`
        Aria 75 hợp với bạn khi các bước nhảy một vòng đã vững và bạn bắt đầu tập nhảy hai vòng, Axel hai vòng. Thân
        giày bằng da, cổ cao viền dày, giữ chắc cổ chân lúc tiếp băng mà vẫn cho đầu gối khuỵu xuống. Số 75 là độ cứng
        theo thang riêng của Lướt, không dùng để so với thang của hãng khác.

        Nửa dưới luồn dây qua khoen, nửa trên cài bằng móc nên chỉnh dây ở cổ giày rất nhanh. Lưỡi gà dày màu nâu,
        nhạt ở bản trắng, sẫm ở bản đen. Thân da ép nhiệt định hình được; việc này nên để kỹ thuật viên làm.

        Lưỡi thép carbon bắt bằng vít, độ cong 7 ft, răng cưa lớn cắt chéo để bám băng khi lấy đà. Lưỡi mới cần mài
        trước buổi trượt đầu tiên.

        Size ghi bằng milimét, đúng bằng chiều dài bàn chân khi đứng. Giày nghệ thuật đi sát chân: đứng thẳng thì ngón
        chân vừa chạm mũi giày, khuỵu gối thì rời ra.`,
      care: care.leather.vi,
    },
    en: {
      name: 'Lướt Aria 75',
      slug: 'luot-aria-75',
      summary: 'A leather figure skate set for skaters working on doubles and the double Axel, with a cross-cut pick.',
      description: prose`
        Aria 75 is the next step once your singles are steady and doubles are on the plan. The tall leather upper and
        padded cuff hold the ankle on landings and still let the knee bend. The 75 is our own stiffness index; please
        do not compare it with another maker’s scale.

        Eyelets below, hooks above: the lacing at the ankle is quick to adjust between runs. The thick tongue is tan
        on the white boot and dark brown on the black one. The leather can be heat moulded, a job best left to a
        technician.

        The carbon-steel blade is mounted with screws. It has a 7 ft rocker and a large cross-cut pick that bites on
        take-off. Like any new blade, it needs sharpening before it first meets the ice.

        Sizes are in millimetres and equal the length of your foot, standing. Figure boots are worn snug: toes brush
        the front when you stand tall and draw back when the knees bend.`,
      care: care.leather.en,
    },
    attributes: {
      stiffness: 75,
      material: 'leather',
      lining: 'microfibre',
      closing: 'lace_hook',
      mouldable: true,
      age: ['kid', 'adult'],
      weight_g: 1020,
      blade_included: true,
      rocker_ft: 7,
      pick: 'large',
      pick_cut: 'cross',
      tail: 'standard',
      steel: 'carbon',
      mount: 'screw',
      heel_mm: 52,
    },
    companions: ['bao-luoi-cung-luot-be', 'bao-luoi-vai-luot-bong', 'day-giay-luot-soi', 'tui-dung-giay-luot-ben'],
  },
  prices: [
    [200, 7_890_000],
    [255, 8_290_000],
  ],
  runs: [
    {
      colour: 'white',
      look: 'figure-premium-white',
      seen: { vi: 'lưỡi gà nâu nhạt, gót nâu, chữ Lướt ánh đồng', en: 'tan tongue, brown heel, brass lettering' },
      widths: { N: '220-260', R: '200-280', W: '220-265,275' },
    },
    {
      colour: 'black',
      look: 'figure-premium-black',
      seen: { vi: 'lưỡi gà nâu sẫm, khoen và móc màu đồng', en: 'dark brown tongue, brass eyelets and hooks' },
      widths: { N: '240-265', R: '230-300', W: '240-290' },
    },
  ],
})

const nga = boot({
  sku: 'FP-NGA',
  card: {
    category: 'figure',
    type: 'boot_only',
    line: 'premium',
    levels: ['double_axel', 'triple'],
    warrantyMonths: 12,
    vi: {
      name: 'Lướt Ngà 85',
      slug: 'luot-nga-85',
      summary: 'Thân giày nghệ thuật da màu ngà, độ cứng 85, bán riêng không kèm lưỡi cho người thi đấu.',
      description: prose`
        Ngà 85 là thân giày rời, dành cho người tập Axel hai vòng và nhảy ba vòng, đã biết mình hợp với lưỡi nào.
        Trong hộp có đôi thân giày và dây, chưa kèm lưỡi.

        Cổ giày cao, viền dày, mũi giày may hai đường chỉ. Năm móc cài màu đồng ở nửa trên giúp bạn siết chắc phần cổ
        mà để hai móc trên cùng lỏng hơn một chút cho cổ chân gập. Gót và đế màu nâu, mặt đế phẳng để bắt vít.

        Với độ cứng này, người nhẹ cân hoặc ít giờ tập sẽ khó gập gối. Nếu bạn còn phân vân, hãy hỏi huấn luyện viên
        trước khi chọn; thang độ cứng là của riêng Lướt. Da ép nhiệt định hình được ở cửa hàng, nhưng ép nhiệt không
        làm giày to hay nhỏ đi.

        Khi chọn lưỡi, lấy chiều dài đế trừ đi khoảng 1/4 inch. Bạn có thể đặt gắn lưỡi cùng đơn hàng.`,
      care: care.leather.vi,
    },
    en: {
      name: 'Lướt Ngà 85',
      slug: 'luot-nga-85',
      summary: 'An ivory leather figure boot, stiffness 85, sold without a blade for skaters who compete.',
      description: prose`
        Ngà means ivory. This is a boot without a blade, for skaters working on the double Axel and triples who
        already know which blade they like. The box holds the pair of boots and laces; a blade is not included.

        A tall padded cuff, a double-stitched toe cap and five brass-coloured hooks. Lace firmly at the ankle and
        leave the top two hooks a touch looser so that it can still bend. The brown sole is flat where the blade
        plates go.

        At this stiffness a light skater, or one with few hours a week, will find it hard to bend the knee. If in
        doubt, ask your coach before you ask us; the index is our own. The leather can be heat moulded in the shop,
        which shapes the boot but does not change its size.

        For the blade, take the length of the sole less about a quarter of an inch. Mounting can be added to the same
        order.`,
      care: care.leather.en,
    },
    attributes: {
      stiffness: 85,
      material: 'leather',
      lining: 'microfibre',
      closing: 'lace_hook',
      mouldable: true,
      age: ['kid', 'adult'],
      weight_g: 760,
      blade_included: false,
      mount: 'screw',
      heel_mm: 54,
    },
    companions: ['luoi-luot-xoay-8', 'gan-luoi-giay', 'ep-nhiet-dinh-hinh', 'bao-luoi-cung-luot-be'],
  },
  prices: [
    [205, 11_890_000],
    [260, 12_490_000],
  ],
  runs: [
    {
      colour: 'ivory',
      look: 'figure-premium-ivory-bare',
      seen: { vi: 'móc cài màu đồng, đế gót nâu, chưa gắn lưỡi', en: 'brass hooks, brown heel, no blade' },
      widths: { N: '215-260', R: '205-285', W: '225-245,255-270' },
    },
  ],
})

export const premiumFigure: SeedProduct[] = [aria, nga]

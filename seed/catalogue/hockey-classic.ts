import { care } from './care.ts'
import { prose } from './prose.ts'
import { boot, type SeedProduct } from './seed-product.ts'

const lim = boot({
  sku: 'HC-LIM',
  card: {
    category: 'hockey',
    type: 'senior',
    line: 'classic',
    levels: ['beginner'],
    warrantyMonths: 3,
    vi: {
      name: 'Lướt Lim 40',
      slug: 'luot-lim-40',
      summary: 'Giày khúc côn cầu da nâu dáng xưa, cho người mới chơi và những buổi trượt thong thả.',
      description: prose`
        Lim 40 gợi lại những đôi giày khúc côn cầu bằng da ngày trước. Thân da nâu nhiều sắc độ, chỉ khâu vàng nhạt,
        lưỡi gà và viền cổ màu kem, mũi giày nâu đen.

        Độ cứng 40 theo thang riêng của Lướt, thuộc mức cao trong dòng Classic: đủ vững để bạn tập phanh, bước chéo và
        chơi vài hiệp giao hữu, chưa dành cho thi đấu. Da mềm và ôm dần theo chân nên không cần ép nhiệt. Lót nỉ giữ
        chân êm trên sân lạnh.

        Giá đỡ màu kem hệ Lướt H1, lưỡi thép không gỉ gắn liền, đường cong 10 ft. Lưỡi mài lại được nhiều lần, nhưng
        không tháo riêng phần thép.

        Lưỡi khúc côn cầu cong ở cả hai đầu và không có răng cưa, nên người quen giày nghệ thuật cần vài buổi để tập
        dừng bằng cạnh.`,
      care: care.leather.vi,
    },
    en: {
      name: 'Lướt Lim 40',
      slug: 'luot-lim-40',
      summary: 'An old-school brown leather hockey skate, for new players and unhurried sessions.',
      description: prose`
        Lim is ironwood. The skate recalls the leather hockey boots of the past: brown hide in several shades,
        pale yellow stitching, a cream tongue and cuff, and a near-black toe cap.

        At 40 on our own index it is at the firm end of the Classic line, steady enough to learn stops and crossovers
        and to join a friendly game; it is not meant for competition. The leather softens and shapes itself, so there
        is no heat moulding. A felt lining keeps feet comfortable on a cold rink.

        The cream holder is our H1 system with stainless steel fixed in a 10 ft profile. It can be sharpened many
        times, but the steel does not come out on its own.

        A hockey blade curves up at both ends and has no toe pick. If you come from figure skates, give yourself a few
        sessions to learn to stop on the edges.`,
      care: care.leather.en,
    },
    attributes: {
      stiffness: 40,
      material: 'leather',
      lining: 'felt',
      closing: 'lace',
      mouldable: false,
      age: ['adult'],
      weight_g: 940,
      holder_system: 'Lướt H1',
      steel: 'stainless',
      steel_replaceable: false,
      profile_ft: '10',
    },
    companions: ['day-giay-sap-luot-mat', 'khan-lau-luoi-luot-suong', 'mai-luoi-giay', 'bao-luoi-cung-luot-nem'],
  },
  prices: [
    [235, 3_490_000],
    [285, 3_690_000],
  ],
  runs: [
    {
      colour: 'brown',
      look: 'hockey-classic-brown',
      seen: { vi: 'lưỡi gà và viền cổ màu kem, giá đỡ màu kem', en: 'cream tongue, cuff and holder' },
      widths: { R: '235-305', W: '245-285,295' },
    },
  ],
})

const ong = boot({
  sku: 'HC-ONG',
  card: {
    category: 'hockey',
    type: 'senior',
    line: 'classic',
    levels: ['beginner'],
    warrantyMonths: 3,
    vi: {
      name: 'Lướt Ong 35',
      slug: 'luot-ong-35',
      summary: 'Giày khúc côn cầu cho người mới tập, màu đen với lưỡi gà và dây vàng như một chú ong.',
      description: prose`
        Ong 35 dành cho người mới tập và những ai thích kiểu lưỡi khúc côn cầu không có răng cưa. Thân giày microfiber
        đen, lưỡi gà và dây vàng tươi, rất dễ nhận ra ở băng ghế thay giày.

        Độ cứng 35 theo thang riêng của Lướt, cổ giày đệm mút nên êm ngay từ buổi đầu. Mũi giày cứng che đầu ngón
        chân. Khi bắt đầu chơi trận, bạn nên lên Gió 60 để được đỡ cổ chân tốt hơn.

        Giá đỡ trắng hệ Lướt H1 với lưỡi thép không gỉ gắn liền, đường cong 10 ft. Người mới nên mài rãnh nông, khoảng
        3/4 inch, để dễ phanh.

        Thiếu niên có bàn chân từ 215 mm đã chọn được size. Bàn chân bè thì chọn bề ngang Rộng, đừng tăng chiều dài.`,
      care: care.microfibre.vi,
    },
    en: {
      name: 'Lướt Ong 35',
      slug: 'luot-ong-35',
      summary: 'A hockey skate for beginners, black with a bee-yellow tongue and laces.',
      description: prose`
        Ong is a bee. For beginners, and for anyone who prefers a blade without a toe pick. The black microfibre boot
        has a bright yellow tongue and laces, easy to spot under a crowded bench.

        At 35 on our own index, with a foam-padded cuff, it is comfortable from the first session. The hard cap
        protects the toes. Once you play real games, move up to Gió 60 for more support at the ankle.

        The white H1 holder carries fixed stainless steel in a 10 ft profile. Beginners do well with a shallow hollow,
        around 3/4 inch, which makes it easier to slide into a stop.

        Sizes start at 215 for teenagers. If your feet are broad, go for Wide rather than a longer boot.`,
      care: care.microfibre.en,
    },
    attributes: {
      stiffness: 35,
      material: 'microfibre',
      lining: 'foam',
      closing: 'lace',
      mouldable: false,
      age: ['kid', 'adult'],
      weight_g: 880,
      holder_system: 'Lướt H1',
      steel: 'stainless',
      steel_replaceable: false,
      profile_ft: '10',
    },
    companions: ['mu-bao-hiem-luot-tuyet', 'bao-ve-dau-goi-luot-tru', 'bao-ve-khuyu-tay-luot-tua', 'mai-luoi-giay'],
  },
  prices: [
    [215, 2_190_000],
    [255, 2_290_000],
    [290, 2_450_000],
  ],
  runs: [
    {
      colour: 'black-yellow',
      look: 'hockey-classic-black',
      seen: { vi: 'lưỡi gà và dây vàng', en: 'yellow tongue and laces' },
      widths: { R: '215-300', W: '230-275,285' },
    },
  ],
})

export const classicHockey: SeedProduct[] = [lim, ong]

import { care } from './care.ts'
import { prose } from './prose.ts'
import { boot, type SeedProduct } from './seed-product.ts'

const bao = boot({
  sku: 'HS-BAO',
  card: {
    category: 'hockey',
    type: 'senior',
    line: 'sport',
    levels: ['league'],
    warrantyMonths: 6,
    vi: {
      name: 'Lướt Bão 65',
      slug: 'luot-bao-65',
      summary: 'Giày khúc côn cầu xám than cho người chơi giải phong trào, cứng nhất dòng Sport, thép thay được.',
      description: prose`
        Bão 65 đứng ở đầu dòng Sport: độ cứng 65 theo thang riêng của Lướt, cho người đã chơi trận đều và thấy Gió 60
        bắt đầu mềm khi đổi hướng. Nếu bạn tập dưới hai buổi mỗi tuần, Gió 60 vẫn là lựa chọn dễ chịu hơn.

        Thân composite xám than, gót xám bạc, lưỡi gà sáng màu dựng cao; mũi giày cứng màu đen. Chín cặp khoen, vỏ ép
        nhiệt được ở cửa hàng.

        Giá đỡ đen hệ Lướt H3 lắp thép không gỉ, đường cong 9,5 ft: ngắn hơn 10 ft một chút nên xoay gấp dễ hơn mà vẫn
        giữ tốc độ. Thép thay được bằng loại cùng hệ, cùng cỡ milimét.

        Chọn size theo milimét bàn chân: đứng thẳng ngón cái vừa chạm mũi, gập gối thì rời ra.`,
      care: care.composite.vi,
    },
    en: {
      name: 'Lướt Bão 65',
      slug: 'luot-bao-65',
      summary: 'A graphite hockey skate for amateur leagues, the firmest of the Sport line, with replaceable steel.',
      description: prose`
        Bão is a storm. It stands at the top of the Sport line, at 65 on our own index, for players with regular games
        who feel Gió 60 giving way when they change direction. With fewer than two sessions a week, Gió 60 is still
        the more comfortable choice.

        Graphite composite with a silver-grey heel, a tall pale tongue and a hard black toe cap. Nine pairs of
        eyelets, and a shell that can be heat moulded in the shop.

        The black H3 holder takes stainless steel in a 9.5 ft profile, a little shorter than 10 ft, so it turns
        tighter and still holds its speed. Replace the runner with one of the same system and millimetre size.

        Choose by foot length in millimetres: standing straight, the big toe just brushes the cap; with bent knees it
        draws back.`,
      care: care.composite.en,
    },
    attributes: {
      stiffness: 65,
      material: 'composite',
      lining: 'microfibre',
      closing: 'lace',
      mouldable: true,
      age: ['adult'],
      weight_g: 820,
      holder_system: 'Lướt H3',
      steel: 'stainless',
      steel_replaceable: true,
      profile_ft: '9.5',
    },
    companions: ['luoi-luot-sai-10', 'day-giay-sap-luot-mat', 'mu-bao-hiem-luot-vom', 'ep-nhiet-dinh-hinh'],
  },
  prices: [
    [235, 8_290_000],
    [280, 8_590_000],
  ],
  runs: [
    {
      colour: 'graphite',
      look: 'hockey-sport-graphite',
      seen: {
        vi: 'ốp gân gót cao, gót xám bạc, giá đỡ đen, mũi đen',
        en: 'tall tendon guard, silver-grey heel, black holder, black toe cap',
      },
      widths: { R: '235-300', W: '245-285' },
    },
  ],
})

const loc = boot({
  sku: 'HC-LOC',
  card: {
    category: 'hockey',
    type: 'junior',
    line: 'classic',
    levels: ['beginner'],
    warrantyMonths: 3,
    boxCm: [34, 28, 13],
    vi: {
      name: 'Lướt Lốc 30',
      slug: 'luot-loc-30',
      summary: 'Đôi giày khúc côn cầu đầu tiên cho các em, đen phối cam, mềm và đệm dày.',
      description: prose`
        Lốc 30 dành cho các em mới cầm gậy: lướt, phanh, nhặt puck, ngã rồi đứng dậy. Độ cứng 30 theo thang riêng của
        Lướt, cổ giày đệm mút dày nên không cấn mắt cá ngay từ buổi đầu.

        Thân microfiber đen, gót cam, dây trắng; mũi giày cứng che đầu ngón chân. Khi em vào đội và tập hằng tuần, hãy
        chuyển lên Sóng 50 để cổ chân được đỡ tốt hơn.

        Giá đỡ trắng hệ Lướt H1 có vạch cam, thép không gỉ gắn liền, đường cong 9 ft giúp các em nhẹ cân dễ xoay. Rãnh
        mài nông khoảng 3/4 inch là vừa để tập phanh; em dưới 40 kg thì 5/8.

        Để dư tối đa nửa size. Kiểm tra trên lót giày: rút lót ra, cho em đứng lên, gót sát mép sau; trước ngón dài
        nhất trống 10–14 mm là vừa, 15–19 mm là dư nửa size.`,
      care: care.microfibre.vi,
    },
    en: {
      name: 'Lướt Lốc 30',
      slug: 'luot-loc-30',
      summary: 'A first hockey skate for children, black and orange, soft and well padded.',
      description: prose`
        Lốc is a whirlwind. For children who have just picked up a stick: gliding, stopping, chasing the puck, falling
        and getting up again. At 30 on our own index, with a thickly padded cuff, it does not press on the ankle bone
        from day one.

        Black microfibre with an orange heel and white laces, and a hard cap over the toes. Once your child joins a
        team and trains every week, Sóng 50 will hold the ankle better.

        The white H1 holder carries an orange line and fixed stainless steel; its 9 ft profile helps a light skater
        turn. A shallow hollow of about 3/4 inch is right for learning to stop, 5/8 for a child under 40 kg.

        Allow half a size at most. Check on the insole: pulled out and stood on with the heel to the back edge, a gap of
        10–14 mm in front of the longest toe fits, 15–19 mm is half a size of room.`,
      care: care.microfibre.en,
    },
    attributes: {
      stiffness: 30,
      material: 'microfibre',
      lining: 'foam',
      closing: 'lace',
      mouldable: false,
      age: ['kid'],
      weight_g: 820,
      holder_system: 'Lướt H1',
      steel: 'stainless',
      steel_replaceable: false,
      profile_ft: '9',
    },
    companions: [
      'mu-bao-hiem-tre-em-luot-soc',
      'bao-ve-dau-goi-tre-em-luot-mang',
      'bao-luoi-vai-luot-bong',
      'mai-luoi-giay',
    ],
  },
  prices: [
    [195, 1_890_000],
    [225, 1_990_000],
  ],
  runs: [
    {
      colour: 'black-orange',
      look: 'hockey-classic-orange',
      seen: {
        vi: 'gót và cổ cam, dây trắng, vạch cam trên giá đỡ',
        en: 'orange heel and cuff, white laces, orange line on the holder',
      },
      widths: { R: '195-240', W: '210-235' },
    },
  ],
})

export const moreHockey: SeedProduct[] = [bao, loc]

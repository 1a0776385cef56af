import { care } from './care.ts'
import { prose } from './prose.ts'
import { boot, type SeedProduct } from './seed-product.ts'

const nui = boot({
  sku: 'HS-NUI',
  card: {
    category: 'hockey',
    type: 'goalie',
    line: 'sport',
    levels: ['goalie'],
    warrantyMonths: 6,
    vi: {
      name: 'Lướt Núi 55',
      slug: 'luot-nui-55',
      summary: 'Giày khúc côn cầu cho thủ môn: lưỡi phẳng 28 ft, vỏ chắn trắng, giá đỡ kín, cổ thấp.',
      description: prose`
        Thủ môn ít khi trượt thẳng. Cả trận là những cú đẩy ngang từ cột này sang cột kia, quỳ xuống rồi bật dậy. Vì thế
        Núi 55 thấp cổ và không có ốp gân gót như Bắc hay Bão: cổ chân ngả được xa hơn, thế đứng thấp mà vẫn vững. Độ
        cứng 55 theo thang riêng của Lướt.

        Lưỡi thép không gỉ dày 3–4 mm, đường cong 28 ft, trong khi các vị trí khác dùng 9 đến 11 ft. Lưỡi dài và phẳng
        nên nhiều thép nằm trên băng hơn, đạp ngang có chỗ tì; đổi lại, bạn xoay gấp chậm hơn. Hãy bắt đầu với rãnh nông
        3/4 inch. Thấy trơn thì mài sâu thêm, mỗi lần một nấc.

        Vỏ chắn trắng ôm mũi, hai bên hông và vòng lên gót, đỡ lực puck cho bàn chân. Giá đỡ trắng hệ Lướt GK kín từ mũi
        đến gót, không chừa khe cho puck chui qua. Thân composite đen bên trong ép nhiệt được; dây trắng, chín cặp
        khoen.

        Thép mòn thì thay loại cùng hệ Lướt GK, cùng cỡ milimét; thép H3 không lắp lẫn được. Chọn size theo milimét bàn
        chân, ngón cái chạm nhẹ mũi giày khi đứng thẳng. Chân bè thì lấy bề ngang Rộng, đừng tăng chiều dài.`,
      care: care.composite.vi,
    },
    en: {
      name: 'Lướt Núi 55',
      slug: 'luot-nui-55',
      summary: 'A goalie hockey skate: flat 28 ft steel, white cowling, closed holder, low cuff.',
      description: prose`
        Núi is a mountain. A goalie rarely skates straight: the game is side pushes from post to post, down on the knees
        and up again. So the cuff is low and has no tendon guard, unlike on Bắc or Bão; the ankle can lean further and
        you stay low and steady. Stiffness is 55 on our own index.

        The stainless steel is 3–4 mm thick with a 28 ft profile, where players skate on 9 to 11 ft. A long flat blade
        puts more steel on the ice, which gives a side push something to press against; in return it is slower in a
        tight turn. Start with a shallow hollow of 3/4 inch. If you slip, go deeper, one step at a time.

        The white cowling covers the toe and both sides and runs up to the heel, to take the force of the puck. The
        white holder, our GK system, is closed from toe to heel and leaves no gap for a puck to slip through. The black
        composite boot inside can be heat moulded. White laces, nine pairs of eyelets.

        Replace worn steel with a runner of the GK system in the same millimetre size; H3 runners do not fit. Choose by
        foot length in millimetres: standing straight, the big toe lightly touches the cap. For broad feet take Wide
        rather than a longer boot.`,
      care: care.composite.en,
    },
    attributes: {
      stiffness: 55,
      material: 'composite',
      lining: 'microfibre',
      closing: 'lace',
      mouldable: true,
      age: ['adult'],
      weight_g: 960,
      holder_system: 'Lướt GK',
      steel: 'stainless',
      steel_replaceable: true,
      profile_ft: '28',
    },
    companions: ['mu-bao-hiem-luot-rao', 'luoi-luot-chan-28', 'day-giay-sap-luot-mat', 'ep-nhiet-dinh-hinh'],
  },
  prices: [
    [235, 9_490_000],
    [280, 9_890_000],
  ],
  runs: [
    {
      colour: 'black-white',
      look: 'hockey-goalie-white',
      seen: {
        vi: 'vỏ chắn trắng từ mũi đến gót, giá đỡ trắng kín, dây trắng',
        en: 'white cowling from toe to heel, closed white holder, white laces',
      },
      widths: { R: '235-300', W: '245-285' },
    },
  ],
})

export const goalieHockey: SeedProduct[] = [nui]

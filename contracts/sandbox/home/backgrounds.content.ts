import type { ChannelId } from '../channel/channels.content.ts'

/** A background of the home page. The list has the order in which members see the backgrounds. */
interface SeedBackground {
  readonly backgroundId: string
  readonly ipId: ChannelId
  readonly name: string
  readonly image: string
  /**
   * How many different photos of the channel unlock the background; 0 if every member has it, null if photos cannot
   * unlock it.
   */
  readonly requiredPhotos: number | null
}

const background = (
  ipId: ChannelId,
  picture: string,
  name: string,
  requiredPhotos: number | null = 0,
): SeedBackground => ({
  backgroundId: `${ipId}-${picture}`,
  ipId,
  name,
  image: `${ipId}/${picture}.svg`,
  requiredPhotos,
})

/** All backgrounds of the seed. */
export const backgrounds: readonly SeedBackground[] = [
  background('todai', 'harbour', '始発まえの港'),
  background('todai', 'night', '深夜便の灯台', 2),
  background('todai', 'dawn', '放送のあとの空', null),
  background('lemonade', 'hall', '放課後の練習室'),
  background('lemonade', 'parade', '夏至のパレード', 4),
  background('benio', 'dusk', '逢魔が時の石段'),
  background('benio', 'lanterns', '海へ出る灯籠', 3),
  background('shinyou', 'morning', '朝露の森'),
  background('shinyou', 'owl', 'ミミの枝', 2),
  background('velvet', 'keys', '白鍵と黒鍵'),
  background('velvet', 'warm', '真空管が温まるまで', 3),
  background('setsugen', 'window', '読書灯の窓'),
  background('setsugen', 'globe', '手のひらの雪', 3),
]

import { expect, it } from 'vitest'
import { env } from '../../env.ts'
import { homeView } from './home.mappers.ts'

it('the home page has the background that the member has chosen, and none before the member chooses one (R071, C057)', () => {
  const home = { photoList: [], hasNext: false }
  const chosen = { backgroundId: 'b', name: '夜明けまえの港', image: 'background/harbour.webp', oshiColor: '#204060' }
  expect(homeView({ ...home, background: chosen }).wall.background).toEqual({
    id: 'b',
    name: '夜明けまえの港',
    image: `${env.textures}background/harbour.webp`,
    seed: '#204060',
  })
  expect(homeView(home).wall.background).toBeUndefined()
})

it('the home page’s photo wall has all its positions, each with its photo if the member has put one there (R071, S056)', () => {
  const photoList = [{ photoId: 'a', image: 'a.svg', positionNumber: 2 }]
  const { places } = homeView({ photoList, hasNext: false }).wall
  expect(places.map(({ position, photo }) => [position, photo?.id])).toEqual([
    [1, undefined],
    [2, 'a'],
    [3, undefined],
    [4, undefined],
    [5, undefined],
  ])
})

it('a banner names its destination only if the destination is outside the app (W163)', () => {
  const of = (linkTarget: 'EXTERNAL_LINK' | 'CHANNEL', linkValue?: string) => {
    const banner = { bannerId: 'b', title: 'お便り', image: 'b.svg', ipId: 'todai', linkTarget, linkValue }
    return homeView({ photoList: [], hasNext: false, bannerList: [banner] }).banners[0]?.outside
  }
  expect(of('EXTERNAL_LINK', 'https://todai.example.jp/letter?week=49')).toBe('todai.example.jp')
  expect(of('EXTERNAL_LINK', 'javascript:alert(1)')).toBeUndefined()
  expect(of('CHANNEL')).toBeUndefined()
})

import { expect, it } from 'vitest'
import { env } from '../../env.ts'
import { homeView } from './home.mappers.ts'

it('shows the background that the member has chosen, and none before (R071, C057)', () => {
  const home = { photoList: [], hasNext: false }
  const chosen = { backgroundId: 'b', name: '夜明けまえの港', image: 'background/harbour.webp', oshiColor: '#204060' }
  expect(homeView({ ...home, background: chosen }).background).toEqual({
    id: 'b',
    name: '夜明けまえの港',
    image: `${env.textures}background/harbour.webp`,
    seed: '#204060',
  })
  expect(homeView(home).background).toBeUndefined()
})

import { expect, it } from 'vitest'
import { picturesAhead } from './picturesAhead.ts'

const at = (scene: number) => `https://m.example/scene-${scene}`
const script = {
  characters: [{ id: 'a', name: 'あ', image: 'https://m.example/a' }],
  scenes: [{ background: at(0) }, { background: at(1) }, { background: at(2) }],
  lines: [
    { scene: 0, text: '一' },
    { scene: 0, text: '二', actions: [{ action: 'FADE_IN', characterId: 'a' }] },
    { scene: 0, text: '三', characterId: 'a', image: 'https://m.example/a-smiles' },
    ...Array.from({ length: 70 }, () => ({ scene: 1, text: '…' })),
    { scene: 2, text: '終' },
  ],
}

it('the story player preloads the pictures of the next lines in their order, each once, and none of lines far ahead (W094, W095)', () => {
  expect(picturesAhead(script, 0)).toEqual([at(0), 'https://m.example/a', 'https://m.example/a-smiles', at(1)])
  expect(picturesAhead(script, 20)).toEqual([at(1), at(2)])
  expect(picturesAhead(script, 999)).toEqual([])
})

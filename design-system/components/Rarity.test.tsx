import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { rarityText } from '../text/rarityText.ts'
import { Rarity } from './Rarity.tsx'

it('a rarity that this version does not know is named in Japanese, and never as “UNKNOWN”', () => {
  expect(rarityText('UNKNOWN')).toBe('レア度不明')
  expect(rarityText('SSR')).toBe('SSR')
  expect(renderToStaticMarkup(<Rarity rarity="UNKNOWN" hasPrinting />)).toMatch(/>レア度不明</)
})

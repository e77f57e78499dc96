import { useId } from 'react'
import { Button } from '../../../components/Button.tsx'
import { Checkbox } from '../../../components/Checkbox.tsx'
import { Penlight } from '../../../components/Penlight.tsx'
import { TitleText } from '../../../components/TitleText.tsx'
import { useFocusOnMount } from '../../../components/useFocusOnMount.ts'
import { drawnItemText } from '../result.rules.ts'
import type { DrawnItem } from '../gacha.types.ts'
import { RarestCard } from './RarestCard.tsx'

export interface OneByOneRevealProps {
  gachaName: string
  /** The drawn items in draw order. */
  items: readonly DrawnItem[]
  /** The index of the shown item, from 0. */
  at: number
  /** Whether the heading takes the focus, because the member pressed a button to get here. */
  takesFocus: boolean
  /** Whether new results are revealed card by card by default. */
  revealsByDefault: boolean
  onRevealsByDefault: (isUsual: boolean) => void
  onNext: () => void
  /** Called to reveal all remaining cards at once. */
  onSkip: () => void
}

/** The maximum number of penlights that show the progress; for more cards a number is shown instead. */
const rowOfSticks = 10

/**
 * Reveals the cards of a draw one after the other, at the member's pace. A screen reader announces each card once;
 * the first through the heading.
 */
export function OneByOneReveal({
  gachaName,
  items,
  at,
  takesFocus,
  revealsByDefault,
  onRevealsByDefault,
  onNext,
  onSkip,
}: OneByOneRevealProps) {
  const words = useId()
  const heading = useFocusOnMount(takesFocus)
  const item = items[at]
  if (!item) return null
  const isLast = at === items.length - 1
  return (
    <div className="desk:grid desk:grid-cols-[27rem_minmax(0,1fr)] desk:grid-rows-[auto_1fr] desk:gap-x-14">
      <div className="desk:order-2">
        <p className="text-14 text-quiet">{gachaName}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 text-16 font-bold tabular-nums">
          {items.length}枚のうち{at + 1}枚目
          {items.length <= rowOfSticks && (
            <span aria-hidden="true" className="flex">
              {items.map((_, each) => (
                <Penlight key={each} state={each <= at ? 'on' : 'off'} />
              ))}
            </span>
          )}
        </p>
        <h1 ref={heading} tabIndex={-1} aria-describedby={words} className="heading mt-2 text-32">
          <TitleText>{item.name}</TitleText>
        </h1>
        <output id={words} className="sr-only">
          {at + 1}枚目、{drawnItemText(item)}
        </output>
      </div>
      <div key={at} className="mt-5 motion-safe:animate-rise desk:order-1 desk:row-span-2 desk:mt-0">
        <RarestCard item={item} />
      </div>
      <div className="mt-8 desk:order-3">
        <div className="flex flex-col gap-3 desk:flex-row">
          <Button variant="solid" onClick={onNext}>
            {isLast ? '結果を見る' : '次の1枚を見る'}
          </Button>
          {!isLast && (
            <Button variant="outline" onClick={onSkip}>
              残りをまとめて見る
            </Button>
          )}
        </div>
        <div className="mt-4">
          <Checkbox
            label="次に引くときも1枚ずつ見る"
            checked={revealsByDefault}
            onChange={(event) => onRevealsByDefault(event.currentTarget.checked)}
          />
        </div>
      </div>
    </div>
  )
}

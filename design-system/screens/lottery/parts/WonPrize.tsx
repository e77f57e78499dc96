import { useRef, useState } from 'react'
import { Button } from '../../../components/Button.tsx'
import { Figure } from '../../../components/Figure.tsx'
import { TextLink } from '../../../components/TextLink.tsx'
import { TitleText } from '../../../components/TitleText.tsx'
import { focusOnMount } from '../../focusOnMount.ts'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import { assetKindText, assetText } from '../../asset.types.ts'
import { AssetPicture } from '../../parts/AssetPicture.tsx'
import { isShipped } from '../lottery.rules.ts'
import type { LotteryHrefs, LotteryWin, LotteryWinItem, PrizeChoiceRequest } from '../lottery.types.ts'
import { LotteryTicket } from './PrizeTicket.tsx'

export interface WonPrizeProps {
  win: LotteryWin
  /** The deadline for the choice, ISO 8601; absent where there is none. */
  choiceEnd?: string | undefined
  /**
   * The choice that is being sent or checked, of this prize or another one. Until it is answered, no other can be sent.
   */
  attempt: PrizeChoiceRequest
  /** Whether the member has saved an address; undefined while unknown. */
  hasAddress: boolean | undefined
  onChoose: (itemId: string) => void
  onAskAgain: () => void
  hrefs: Pick<LotteryHrefs, 'address' | 'collection' | 'presents'>
}

/**
 * A won prize in one of three states: 選択済 (chosen), 未選択 (not chosen yet) or 確認中 (the app asks the server whether the
 * choice was saved) (S125).
 */
export function WonPrize(props: WonPrizeProps) {
  const { win } = props
  const name = useRef<HTMLHeadingElement>(null)
  const chosen = win.items.find((item) => item.isChosen)
  const own = win.items.some(({ id }) => props.attempt.state !== 'none' && id === props.attempt.itemId)
  const attempt = own ? props.attempt : { state: 'none' as const }
  return (
    <li className="max-w-240">
      <LotteryTicket
        picture={
          <AssetPicture
            asset={chosen ?? win.items[0] ?? unknownAsset}
            size="small"
            className="aspect-auto! h-full border-0!"
          />
        }
        stub={<StateOfChoice isChosen={chosen !== undefined} isChecking={attempt.state !== 'none'} />}
      >
        <p className="text-12 font-bold">当選した賞</p>
        <h2 ref={name} tabIndex={-1} className="heading mt-1 text-24">
          <TitleText>{win.name}</TitleText>
        </h2>
        {chosen && <p className="mt-2 text-16 font-bold">{assetText(chosen)}に決まりました。</p>}
      </LotteryTicket>
      <div className="mt-5">
        {chosen ? (
          <ChosenItem item={chosen} {...props} />
        ) : (
          <ItemChoice
            {...props}
            attempt={attempt}
            isBusy={props.attempt.state !== 'none'}
            onYes={() => name.current?.focus()}
          />
        )}
      </div>
    </li>
  )
}

const unknownAsset = { kind: 'UNKNOWN', name: '', amount: 1 } as const

function StateOfChoice({ isChosen, isChecking }: { isChosen: boolean; isChecking: boolean }) {
  const [value, text] = isChosen
    ? ['選択済', '賞品が決まっています']
    : isChecking
      ? ['確認中', '結果を確かめています']
      : ['未選択', '賞品が決まっていません']
  return (
    <p>
      <Figure value={value} size={32} />
      <span className="mt-2 block text-14">{text}</span>
    </p>
  )
}

/** A sentence that says where the chosen item is, or where it is sent. */
function ChosenItem({ item, hasAddress, hrefs }: WonPrizeProps & { item: LotteryWinItem }) {
  if (isShipped(item)) return <Shipping hasAddress={hasAddress} href={hrefs.address} />
  return (
    <p className="max-w-180 text-reading">
      お渡ししました。持てる数をこえた分は、プレゼントボックスに届いています。
      {item.kind === 'PHOTO' && <TextLink href={hrefs.collection}>コレクションで見る</TextLink>}{' '}
      <TextLink href={hrefs.presents}>プレゼントボックスを見る</TextLink>
    </p>
  )
}

/** The delivery address of a shipped item. */
function Shipping({ hasAddress, href }: { hasAddress: boolean | undefined; href: string }) {
  if (hasAddress === undefined) return null
  return (
    <p className={hasAddress ? 'text-reading' : 'border-l-2 border-l-warning pl-3 text-reading font-bold'}>
      {hasAddress ? '登録したお届け先にお送りします。' : 'お届け先が、まだ登録されていません。'}
      <TextLink href={href}>{hasAddress ? 'お届け先を確かめる' : 'お届け先を登録する'}</TextLink>
    </p>
  )
}

/**
 * The items of a won prize, of which the member chooses one and confirms it. `isBusy`: the choice of this or another
 * prize is not answered yet. `onYes` is called on confirmation: the question then unmounts, so the caller moves its
 * focus to an element that remains.
 */
function ItemChoice(props: WonPrizeProps & { isBusy: boolean; onYes: () => void }) {
  const { win, choiceEnd, attempt, isBusy, hasAddress, onChoose, onYes, onAskAgain, hrefs } = props
  const [toConfirm, setToConfirm] = useState<{ item: LotteryWinItem; by: HTMLElement }>()
  const isUnderWay = attempt.state !== 'none'
  const named = win.items.find(({ id }) => isUnderWay && id === attempt.itemId)
  return (
    <>
      <p className="text-reading">
        受け取る賞品を、ひとつえらんでください。
        {choiceEnd && <strong className="tabular-nums">{dateTimeText(choiceEnd)}まで。</strong>}
        決めたあとは、変えられません。
      </p>
      {win.items.some(isShipped) && (
        <div className="mt-3">
          <Shipping hasAddress={hasAddress} href={hrefs.address} />
        </div>
      )}
      <output className="mt-3 block min-h-7 text-reading font-bold">
        {named &&
          `「${assetText(named)}」でよいか、確認中です。${attempt.state === 'checking' ? 'ページを閉じても、選びなおす必要はありません。' : ''}`}
      </output>
      {attempt.state === 'checking' && (
        <Button size="small" variant="outline" className="mt-2" onClick={onAskAgain}>
          もう一度確かめる
        </Button>
      )}
      {toConfirm && !isUnderWay && (
        <Question
          win={win}
          item={toConfirm.item}
          isBusy={isBusy}
          onYes={() => {
            onYes()
            setToConfirm(undefined)
            onChoose(toConfirm.item.id)
          }}
          onNo={() => {
            toConfirm.by.focus()
            setToConfirm(undefined)
          }}
        />
      )}
      <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-8 desk:grid-cols-4">
        {win.items.map((item) => (
          <li key={item.id} className="flex min-w-0 flex-col">
            <AssetPicture asset={item} />
            <p className="mt-2 text-12 text-quiet">{assetKindText[item.kind]}</p>
            <p className="flex-1 text-16 font-bold">{assetText(item)}</p>
            <Button
              size="small"
              variant="outline"
              isFullWidth
              className="mt-3"
              aria-label={`これにする：${assetText(item)}`}
              disabled={isBusy}
              isPending={attempt.state === 'sending' && named === item}
              onClick={({ currentTarget }) => setToConfirm({ item, by: currentTarget })}
            >
              これにする
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

interface QuestionProps {
  win: LotteryWin
  item: LotteryWinItem
  isBusy: boolean
  onYes: () => void
  onNo: () => void
}

/** The confirmation before an irreversible choice. It takes the focus, and both buttons have the same look. */
function Question({ win, item, isBusy, onYes, onNo }: QuestionProps) {
  return (
    <section aria-labelledby={`ask-${win.id}`} className="mt-4 border-t border-b border-ink py-5">
      <h3 id={`ask-${win.id}`} ref={focusOnMount} tabIndex={-1} className="heading text-20">
        「{assetText(item)}」に決めますか
      </h3>
      <p className="mt-1 text-reading">あとから変えることはできません。コインは使いません。</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="outline" onClick={onNo}>
          選びなおす
        </Button>
        <Button variant="outline" disabled={isBusy} onClick={onYes}>
          この賞品に決める
        </Button>
      </div>
    </section>
  )
}

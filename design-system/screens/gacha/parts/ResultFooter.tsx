import { Button } from '../../../components/Button.tsx'
import { TextLink } from '../../../components/TextLink.tsx'
import { CoinButton } from '../../../components/CoinButton.tsx'
import type { DrawOption, DrawProgress } from '../gacha.types.ts'

export interface ResultFooterProps {
  again?: DrawOption | undefined
  progress: DrawProgress
  onDrawAgain: (option: DrawOption) => void
  hrefs: { gachaTop: string; collection: string }
}

/** The next actions: repeat the draw at its price, open the collection, return to the gacha. */
export function ResultFooter({ again, progress, onDrawAgain, hrefs }: ResultFooterProps) {
  return (
    <div className="mt-10 flex flex-col items-stretch gap-3 border-t border-ink pt-4 text-center desk:flex-row desk:items-center">
      {again && (
        <div className="desk:w-84">
          <CoinButton
            label={`もう${again.count}回引く`}
            coins={again.coins}
            variant="solid"
            isPending={progress.state !== 'idle'}
            onClick={() => onDrawAgain(again)}
          />
        </div>
      )}
      <Button href={hrefs.collection} variant="outline">
        コレクションで見る
      </Button>
      <p className="py-3 desk:px-4">
        <TextLink href={hrefs.gachaTop}>ガチャトップへ</TextLink>
      </p>
    </div>
  )
}

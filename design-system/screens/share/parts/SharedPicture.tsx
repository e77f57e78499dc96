import { Button } from '../../../components/Button.tsx'
import { Skeleton, SkeletonArea } from '../../../components/Skeleton.tsx'
import type { SharePicture } from '../share.types.ts'

export interface SharedPictureProps {
  picture: SharePicture
  /** Called when the user sends or saves the picture. */
  onSend?: (() => void) | undefined
}

const frame = 'mx-auto aspect-4/5 w-60 max-w-full border border-hair'
const labels = { share: '画像を送る', save: '画像を保存する' }

/** The preview of a picture, with the button that sends or saves it. */
export function SharedPicture({ picture, onSend }: SharedPictureProps) {
  return (
    <div className="mb-8 grid justify-items-center gap-4">
      {picture.state === 'drawing' && (
        <SkeletonArea label="画像をつくっています">
          <div className={frame}>
            <Skeleton shape="block" className="aspect-auto h-full" />
          </div>
        </SkeletonArea>
      )}
      {picture.state === 'failed' && (
        <p role="alert" className="text-14 font-bold text-danger">
          画像をつくれませんでした。リンクをお使いください。
        </p>
      )}
      {picture.state === 'ready' && (
        <>
          <img src={picture.src} alt={picture.alt} width={1080} height={1350} className={frame} />
          {picture.way === 'none' ? (
            <p className="text-14 text-quiet">このアプリの中では、画像を保存できません。リンクをお使いください。</p>
          ) : (
            <Button variant="solid" onClick={onSend}>
              {labels[picture.way]}
            </Button>
          )}
        </>
      )}
    </div>
  )
}

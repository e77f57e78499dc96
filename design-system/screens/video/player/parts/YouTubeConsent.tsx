import { Button } from '../../../../components/Button.tsx'

export interface YouTubeConsentProps {
  onOpen: () => void
}

/** Asks before YouTube's frame is loaded, and explains which data goes to whom (A§3, 外部送信). */
export function YouTubeConsent({ onOpen }: YouTubeConsentProps) {
  return (
    <div className="grid place-content-center gap-3 bg-paper/90 p-4">
      <h2 className="heading text-16 desk:text-20">この動画はYouTubeで公開されています</h2>
      <p className="max-w-140 text-14">
        再生すると、IPアドレス、ブラウザーとOSの種類、このサイトの名前、視聴した動画が、Google
        LLC（アメリカ合衆国）に送られます。押すまでは、何も送られません。
      </p>
      <div>
        <Button variant="solid" size="small" onClick={onOpen}>
          YouTubeを読みこんで再生する
        </Button>
      </div>
    </div>
  )
}

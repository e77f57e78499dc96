import { assetKindText, assetText, type Asset } from '../asset.types.ts'
import { AssetPicture } from './AssetPicture.tsx'

/** A list of granted items, each with picture, kind and name. */
export function AssetList({ assets }: { assets: readonly Asset[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 desk:grid-cols-4">
      {assets.map((asset, at) => (
        <li key={`${asset.name}${at}`} className="min-w-0">
          <AssetPicture asset={asset} />
          <p className="mt-2 text-12 text-quiet">{assetKindText[asset.kind]}</p>
          <p className="line-clamp-2 text-14 font-bold">{assetText(asset)}</p>
        </li>
      ))}
    </ul>
  )
}

import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { Referrer } from '@zakupki/api-client/schema';
import { useMemo } from 'react';
import { m } from '#messages';
import { showMessage } from '../../../ui/feedback/popups.ts';
import { saveFile } from '../../../browser/save-file.ts';
import { fullLink } from '../copy-link.tsx';
import { qrCode, qrPng, qrSvg } from './qr-code.ts';
import styles from '../referrers.module.css';

// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function QrPicture({ referrer }: { referrer: Pick<Referrer, 'code' | 'link' | 'name'> }) {
  const link = fullLink(referrer);
  const code = useMemo(() => qrCode(link), [link]);

  async function save(ending: 'svg' | 'png') {
    try {
      const blob = ending === 'svg' ? qrSvg(code) : await qrPng(code);
      saveFile(`${referrer.code}.${ending}`, URL.createObjectURL(blob));
    } catch {
      showMessage(m.referrers_qr_failed(), 'danger');
    }
  }

  return (
    <div className={`zk-flex zk-wrap zk-bottom zk-gap-12 ${styles['qr']}`}>
      <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={m.referrers_qr_of({ name: referrer.name })}>
        <path fill="#fff" d={`M0 0h${code.size}v${code.size}H0z`} />
        <path fill="#000" d={code.path} shapeRendering="crispEdges" />
      </svg>
      <div className="zk-stack zk-gap-8">
        {(['svg', 'png'] as const).map((ending) => (
          <Button
            key={ending}
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            aria-label={m.referrers_qr_save({ kind: ending.toUpperCase() })}
            onClick={() => void save(ending)}
          >
            {ending.toUpperCase()}
          </Button>
        ))}
      </div>
    </div>
  );
}

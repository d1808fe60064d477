import { ConsentBar } from '../telemetry/consent-bar.tsx';
import { NoticeBars } from '../ui/feedback/notice-bar.tsx';
import { NewBuildBar } from './build-updates/new-build-bar.tsx';

/** Bars at the bottom of the window that wait for a decision. */
export function Notices() {
  return (
    <NoticeBars>
      <NewBuildBar />
      <ConsentBar />
    </NoticeBars>
  );
}

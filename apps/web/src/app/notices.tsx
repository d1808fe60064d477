import { ConsentBar } from '../telemetry/consent-bar.tsx';
import { NoticeBars } from '../ui/feedback/notice-bar.tsx';
import { NewBuildBar } from './build-updates/new-build-bar.tsx';

/** What waits at the foot of the window until one decides about it. */
export function Notices() {
  return (
    <NoticeBars>
      <NewBuildBar />
      <ConsentBar />
    </NoticeBars>
  );
}

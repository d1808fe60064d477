import { AdminScreen } from '../../features/admin/admin-screen.tsx';
import { PromoCodes } from '../../features/admin/promo-codes/promo-codes.tsx';

/** The administrators' home with the sections other features add: composed here, as no feature knows another. */
export default function WholeAdminScreen() {
  return (
    <AdminScreen>
      <PromoCodes />
    </AdminScreen>
  );
}

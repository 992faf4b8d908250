interface Claims {
  co2CompensatedDeliveries: boolean;
  co2Evidence: string | null;
}

/** Settings of claims that the shop makes without evidence. */
export function unprovenClaims({ co2CompensatedDeliveries, co2Evidence }: Claims): string[] {
  return co2CompensatedDeliveries && !co2Evidence ? ['claims.co2CompensatedDeliveries'] : [];
}

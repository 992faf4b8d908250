/** A postcode of each country, since rates may need one. */
export const postcodes: Record<string, string> = {
  ...{ AT: '1010', BE: '1000', BG: '1000', CH: '8001', CY: '1010', CZ: '110 00', DE: '10115' },
  ...{ DK: '1050', EE: '10111', ES: '28001', FI: '00100', FR: '75001', GR: '104 31', HU: '1011' },
  ...{ IE: 'D01 F5P2', IT: '00118', LT: '01001', LU: '1111', LV: 'LV-1001', MT: 'VLT 1111' },
  ...{ NL: '1011 AB', PL: '00-001', PT: '1000-001', RO: '010011', SE: '111 20', SI: '1000' },
  SK: '811 01',
};

window.CMP = { rules: 1 };

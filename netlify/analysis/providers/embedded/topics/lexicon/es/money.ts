import type { PartOfLexicon } from '../../lexicon';

export const MONEY = {
  'personal finance': {
    strong: `cuenta de ahorro, cuenta corriente, tarjeta de crédito, tipo de interés, tasa de interés,
      fondo de inversión, plan de pensiones, declaración de la renta, préstamo personal, seguro de vida,
      mercado de valores, interés compuesto, cuenta bancaria, asesor financiero, llegar a fin de mes,
      mercado bursátil, =ahorrar, =ahorros, ahorro mensual, cuenta remunerada, abrir una cuenta, banco
      central, banco central europeo, =bce, =bces, reserva federal, banco de españa, sucursal bancaria,
      oficina bancaria, banca online, banco santander, =bbva, =bbvas, =caixabank, =caixabankes, =sabadell,
      =sabadelles, =bankinter, ing direct, cajero automático, transferencia bancaria, =bizum, =bizumes,
      =domiciliar, =domiciliación, =domiciliaciones, descubierto en cuenta, =número rojos, =números rojos,
      comisiones del banco, comisión de mantenimiento, tarjeta de débito, tarjeta revolving, =pagar a
      plazos, =a plazos, sin intereses, =tae, =taes, =tin, =tines, =interés del, intereses de la deuda,
      =tipo fijo, tipo variable, =euríbor, =euríbores, hipoteca a tipo fijo, cuota de la hipoteca, cuota
      mensual, =amortizar, =amortización, =amortizaciones, amortizar hipoteca, =préstamos, pedir un
      préstamo, pedir un crédito, préstamo hipotecario, crédito al consumo, microcréditos, =avalista,
      =avalistas, =morosos, lista de morosos, =moroso, deuda pública, reunificar deudas, =endeudado,
      =endeudados, =endeudarse, =endeudamiento, =endeudamientos, =insolvencia, =insolvencias, concurso de
      acreedores, =bancarrota, =bancarrotas, ley de segunda oportunidad, =inversor, =inversora,
      =inversoras, invertir en bolsa, =invertir en, =bolsa de madrid, =ibex, =ibexes, =ibex 35, wall
      street, =dow jones, =nasdaq, =nasdaqes, cotiza en bolsa, =acciones de, =las acciones, mercados
      financieros, parqué madrileño, =dividendo, =accionistas, =bonos del tesoro, =bonos del estado,
      letras del tesoro, =renta fija, renta variable, fondo indexado, fondo de emergencia, colchón para
      imprevistos, cartera de inversión, diversificar, =diversifica, =diversificas, =rentabilidad,
      =rentabilidades, =plusvalías, criptomoneda, =bitcoin, =bitcoines, =bitcoins, =ethereum, =ethereumes,
      =bróker, =brokers, =trader, mercado alcista, mercado bajista, plan de jubilación, =jubilarme,
      =jubilarmes, =pensionistas, pensión mínima, pensión de jubilación, pensión de viudedad, =cotizado,
      =cotizados, años cotizados, presupuesto familiar, presupuesto mensual, economía doméstica, =gastos
      fijos, gastos mensuales, recortar gastos, gastos hormiga, ingresos y gastos, =retención,
      =retenciones, =fin de mes, =la renta, borrador de la renta, campaña de la renta, agencia tributaria,
      =irpf, =irpfes, impuesto de sociedades, impuesto de sucesiones, impuesto sobre la renta,
      =deducciones, =desgravar, =desgrava, =desgravas, =fiscalidad, =fiscalidades, asesor fiscal, gestor
      fiscal, =ipc, =ipces, poder adquisitivo, =coste de la vida, =subida de precios, =recesión,
      =recesiones, crisis económica, =seguro de hogar, =póliza, =pólizas, prima del seguro, =aseguradora,
      =aseguradoras, =asegurado, =asegurados, asesora financiera, educación financiera, libertad
      financiera, independencia financiera, finanzas personales, salud financiera, dólar frente al euro,
      =tipo de cambio, monedero digital, sueldo en una cuenta, regla del cincuenta treinta veinte,
      herencia en dinero, =afore, =afores, =sat, =sates, =infonavit, =infonavites, =cetes, facturas
      pendientes, factura de la luz, =recibo de la luz`,
    ordinary: `=presupuesto, hipoteca, pensión, jubilación, dividendo, cartera de, inversor, invertir,
      inversión, =deuda, =deudas, préstamo, inflación, =accionista, =sueldo, salario, contribuyente,
      bancarrota, financiero, finanzas, bancario, =bolsa de valores, irpf, =comisiones bancarias, euríbor,
      ahorrador, =hucha, =dinero, =banco, =bancos, banquero, =crédito, =créditos, =plazos, =cuota,
      =cuotas, =interés, =intereses, =acreedores, =deudor, =acciones, =bonos, =fondo, =capital,
      =patrimonio, =rendimiento, =invierte, =invierta, =inviertes, =ganancia, =ganancias, =pérdidas,
      =beneficios, =ingresos, =gastos, =gasto, =gastar, =paga, =renta, =tributario, =impuesto, =impuestos,
      económico, =mercados, =divisas, =dólares, =cripto, =seguros, =factura, =facturas, =recibo,
      =presupuestos familiares, =pagador, =pagadores, =jubilarte, =monedero, tipos de la hipoteca,
      =jubilarses, =cotización, =cotizaciones, =quiebra, =quiebras, =rentable, =rentables, =broker,
      =trading, =tradinges, =huchas, =deducción`,
    weak: `dinero, fondo, =efectivo, ingreso, pagar, crédito, =euro, =euros, dólar, =cuenta, =cuentas,
      beneficio, cuota, gasto, =coste, =costes, mercado, meses, rentabilidad, tarjeta, =mil, =cobrar,
      =cobro, =riesgo, =rentas, =subida, =sube, =suben, =baja, =bajan, =cantidad, =tesoro, =precio,
      =precios, =firmar, =devolver`,
    against: `acciones legales, diputado, banco de sangre, atraco, ladrones, robo, político, fiscal
      general, juicio, entradas agotadas, taquilla, fichaje, director, película, policía`,
  },
  careers: {
    strong: `entrevista de trabajo, oferta de empleo, oferta de trabajo, carta de presentación, mercado
      laboral, buscar trabajo, búsqueda de empleo, recursos humanos, bolsa de trabajo, experiencia
      laboral, contrato indefinido, contrato de prácticas, trabajo en remoto, cambio de carrera,
      desarrollo profesional, entrevista laboral, =entrevistador, =entrevistadores, currículum,
      currículums, =currículos, carta de motivación, portal de empleo, =linkedin, =linkedines, =infojobs,
      buscar empleo, encontrar trabajo, encontrar empleo, primer empleo, dejar el trabajo, dejé mi
      trabajo, perder el trabajo, me quedé sin trabajo, =en paro, =en el paro, =al paro, =cobrar el paro,
      prestación por desempleo, oficina de empleo, =cola del paro, parado de larga duración, =tasa de
      paro, paro juvenil, =desempleado, =desempleados, contrato fijo, contrato temporal, contrato a tiempo
      parcial, contrato de trabajo, jornada completa, =media jornada, jornada reducida, jornada laboral,
      jornada de cuatro días, =turno de noche, turnos rotativos, =horas extra, teletrabajo, trabajar desde
      casa, trabajo remoto, trabajo híbrido, departamento de personal, cazatalentos, =headhunter,
      =reclutadora, =reclutadoras, =reclutador, =reclutadores, selección de personal, proceso de
      selección, candidato ideal, candidatos al puesto, dinámica de grupo, =puesto de, puesto vacante,
      =plaza fija, oposición a, =oposiciones, =opositora, =opositoras, =opositores, prácticas en una
      empresa, =becarios, =aprendices, formación profesional dual, trayectoria profesional, trayectoria
      laboral, años de experiencia, orientación laboral, coach laboral, marca personal, networking,
      contactos profesionales, habilidades blandas, promoción interna, =ascender a, =ascenderme,
      =ascendermes, me han ascendido, aumento de sueldo, =subida de sueldo, pedir un aumento, expectativas
      salariales, salario mínimo, negociar el sueldo, negociar tu salario, =me despidieron, despedida del
      trabajo, =carta de despido, =finiquito, =finiquitos, indemnización por despido, =erte, =ertes,
      conciliación laboral, ambiente laboral, clima laboral, acoso laboral, síndrome del trabajador
      quemado, estrés laboral, darse de alta como autónomo, trabajar por cuenta propia, emprendedor,
      montar un negocio, montar mi propia empresa, =reinventarse, reconversión profesional, reciclaje
      profesional, curso de formación, empleos del futuro, =sindicato, convenio colectivo, riesgos
      laborales, vida laboral, reforma laboral, cultura de empresa, carrera profesional, plan de carrera,
      =contratar a, =me contrataron, me han contratado, nos contrataron, deja a trescientos trabajadores
      en la calle, trabajadores en la calle, cierre de la fábrica, un ere, anuncia un ere, expediente de
      regulación, prejubilación, afecta a cuatrocientos trabajadores, sindicatos negocian, negocian los
      sindicatos, plantilla de trabajadores, despidos en la fábrica, despido colectivo, puestos de
      trabajo, cuándo puede empezar, cuándo podrías empezar, cuándo empieza usted, mis puntos débiles,
      puntos fuertes y débiles, por qué quiere trabajar, el sueldo es negociable, sueldo negociable,
      periodo de prueba`,
    ordinary: `=currículo, empleo, empleador, =vacante, =vacantes, becaria, desempleo, desempleado,
      laboral, =candidatura, reclutador, aprendiz, autónomo, linkedin, ascenso, contratación, aspirante,
      formación profesional, empleabilidad, trabajadores, =puesto, =puestos, =candidatos, =candidata,
      =entrevista, =entrevistas, =sueldo, =salario, =salarios, =salarial, =jefa, =plantilla, =oficina,
      =turnos, =paro, =parado, =oficio, =oficios, =profesión, =profesional, =profesionales, =currículum
      vítae, =cv, =vocacional, =ascendida, =ascendido, =promocionar, =despedir, =despidieron, =convenio,
      =renuncié, =renunciar, =negocio, =indemnizaciones, =despido, =despidos, =opositor, =mentor,
      =mentores, =mentora, =mentoras, =emprender, =liderazgo, =liderazgos, =parados, =sepe, =sepes, sin
      trabajo, primer trabajo, cambiar de trabajo, mi propia empresa, mi propio negocio, horas extras`,
    weak: `entrevista, puesto, jefe, empresa, sueldo, salario, oficina, experiencia, solicitar, candidato,
      perfil, compañero, carrera, profesión, profesional, puntual, referencias, formación, =prácticas,
      =idiomas, =inglés, =horario, =lunes, =despacho, =meses, =reunión, =responsable, =ingeniero,
      =camarero, =fábrica, =firma, =cliente, =proyecto, =cargo, =corbata, =sector`,
    against: `policía, =partido, =partidos, elecciones, carrera ciclista, partido, ministro, soldado,
      ciclista, piloto, película, boxes, circuito, crimen, jugador, entrenador, delantero, jefe final,
      hospital, bodega, plantilla del club`,
  },
} satisfies PartOfLexicon;

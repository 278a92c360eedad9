/** Written by `npm run accuracy -- train-conflicts`; do not edit by hand. */
export const GRAVE_PROBE = {
  bias: -0.28268,
  /** The weights are letters, their codes less that of A, multiplied by the step. The first unit counts below zero, too. */
  units: [
    {
      bias: 0.0,
      share: 1.0,
      step: 0.21028,
      weights:
        '@CC@CB<@?@A@CDA?@AC?DB>AC?F?B@B@?>BBAD=EFB>?BG>DCD@DCBB?A@?@ABACCAA@@@ABI@B?EAB=A@?@A@DBD@@A>=>DAB?CAA?ED?@BDC?E@CCAB@EA?GBCC>>>A@@@CACDBABB@BBCBBACCDFEDB@?>?>ECB?CEBD@>@ACBA@BB><@C=C<?CC@>B?=@@ECD@FAE>A@B?;@AA?>>@>?@ADABDA@ABD>EAD@CABBA<G>AF@BA@@?BABB>DAD?DC;CBDBDFCB?FACBC@@CBE=EAAD@BAB=DFB@E@@C>BAB>C@DBDBCBBC<@AACC@@ED=B@@C@D<>?F=@A?E;@@C?<ABA?A@CB;ACBFDC>=ABBADAA@AA@@>=@BA@B=CB<DD:EC<>?@?=?BDGAEEE>BC@<B@CB>A<B?A<?DAAGDAE@?ABB?BABBB>?BBB@D=<A;@?CCB??AAB@@E?B>@C>?CB?@A>?F>D@E?AAD>DBFAB@A?DABB?D@@>=>BBA?D@=',
    },
    {
      bias: -0.022921,
      share: 0.10184,
      step: 0.017492,
      weights:
        'G>FE><<=G<>=FFDF;><E?=D=<=;EG=>F<D<<GG=<DE==FFE==CGE<=CED<GF=FEE;><E@>>FEF=F<<<=<EG=E<=DF<EEE>F<EEF?G<ECFE==<==EF9HG=E=EG<><E>===GFE;=FGDG<<FD<<GFD;FD<FDD;<EF<E===E;<;ED>FE=;<=<;><;=;=>IE<FEE<FE=E=EEF9>AG;D<G<;F=<E;9G<;C<D?DG<EE<>=<E<<<<==<EFEGE==<FEGG;F<<D>;<FG<EFG;<?<CGHG<=E=ECE<>FFCA=E;EF<E<E=>=<F<F<FF<D=GGE=E<EG=<FD<HGE;F>=C>GG<<=EE<F=E<<FG;<<;==<<A<IF<F=F;EEC<E=GFECI;>F=F=E<F;G?<E<<EE<D=>DFF<E<<@<F==E<<;<E:G<F><F=EF<DG<F<;E<E>GFE>EE>=;9;=<<>>G==<FFF=FFE<EG=F=DFEDF<F<<=><=DGEE;<GEG>>EH<E=<<=E>FF?;<;;EFD',
    },
    {
      bias: 0.39121,
      share: -0.35684,
      step: 0.23066,
      weights:
        'BA?C@BD@BEA@=>@BBBABB@E?CB@BA@>CABAAA>C>A@BCA=D@@@B=@D@@?EDBB@A??A??A?@@;BBA?BADBBABBBA??BA@EDD>>CA@ADB=@EB?>@D?B?A?=@@@??BA?BBDAA???A@>?AA@C>A@?AC>A>?>?>DBACB?>@CB<>@C@B@BCBCBABC@BCAG@A@BB>ADAA??AB?@>BCB?EI@BABCCCDBABB?>?BBBA@B?B>@?A>?BD>FA>A?AAAE?C@=C>@?BA@F?>A>?A??B@A@B=@@?B<B>@B@B?ABA><=@>A@BCDA@A?D>@>?A?@?FC@A?BC@?<DA@C?B@DDA=BBBC=DBC<CDB?CBBBB?GB?A>>@CC@B@A>B@DBABDDEC?BBCC@?E=AG=BFADBACBA@=B=??D?@AG@BA?D<D>B@DA>@A?BA>=@ABBB>A@?=ACCA?CBAFAFBA?ABBCBAA@B<C?AB@CB?=ABABC@C?AA@B@?B@?<@@@=?>BA@BBC@DABA@BC?@C',
    },
    {
      bias: 0.4043,
      share: -0.26503,
      step: 0.28957,
      weights:
        'A??BDAA?BBC@==AC@AAC>?B@CC=A@A@BBA@CC@AA=?B?CAB>AF>?@BA?ACABB<AC>?BA?B?><D?B?A>@@@AB?BB?BDDBDH?@=D@BAB=;AACA<>D@>>=A?ABA>>@<@@DDC>>>?@A>AAACCBA@BC?@@?A;C?BBBBC??>BBA>ABCDBB@>AD@FACE@AG@A@BAA>C>>@<AA?@A@=B>AE?DAAFEADB=C>??>CA>B?A=D>B?@@AAC?DB?CABC@@@>@=B>C@@A@F@=?@?D>CBA>DC>A@?A?E?=@E@CDABA@A?A@ACDECBDAD??=;B?<ABBAA?B@?CABAAG>?AF@C?ABCEABBD?BHA>ABAB=DIF>C>=CA@B>?B?@CAB@>CCBA?CBDD??H<?B@>FBCCE@C<F@@<BADCBCFDAD?F;F>@BCC>?EAA@@@A@AA?<@E:BABCBBDA@DAEDD<AB@>C<@@A=BC@BBF??AAB@DABDA>>@@A@DB?>D?A?A@CABC@CDEB?A?A@@@@',
    },
    {
      bias: 0.46908,
      share: -0.34332,
      step: 0.21565,
      weights:
        'AB?C@AD@BCA@=?@CBB@B@?D?CD?BB@@CACA@A?C>>@CDB=E@AAA>@DAA?CCCA=@?@AA@AA??9C@B?AACAB@BBBA?>ABADFD=?AB@ACC<ADC>>?D?B>A?>A?@A?A??BDDB@@>?A?=?B@@B>A??BB>C>>>=>DBACC@>@CA<>?BACA@AADCAAC@@BBG@C>BC=CEA?>>AA?B>BCB>DH>B@CEDBC@@A>?@?ABA@?D>B@@>A>@AC<DA=ABAAAB@B?=A=?>AA@G?????@??C>BB@<@A>D<C>@BADABAC@:>?=A@@BCAAB>C>@==@?@?FC@A>@C@?>C@AC=A?FEB<BBAE<ECC>CEA?ACABA@IA@A==@CE@@?B>B@CA@@DCEC>BBAD@?H<AG<@GBCADCBA@=B<>@C?@AGA@A@E=F?B@DB>AA<A@?>B@BAC>@@>@BBB@@C?CHAFCC?@ABBBAABD<D@CC?EB?>BBABC@C?B@@B@?C>?<A@@>A>B@ABAD@DDBA@CA>AD',
    },
    {
      bias: 0.47106,
      share: -0.23445,
      step: 0.29434,
      weights:
        'A@@CDBB?BCC>=?AB@CACB?B@CC????>CBB@BB=BB@>A@BAC?@E?>@CA@AEBAC?AC>=@@@B@@;BAB=A?@BABA?BB?CDDAEFB?;D@B?B>;ABAA>>D@@=??=AC@>>B>?@DDB>>>??@?@AABD@AA@DAAB?A=??DCBCA>B@AD?>ACACBBC?BD@EBDCABFA@BBB>?B>??=ABA>?A?B>CHAEBADCCCB>BA>=?CAACA@=D>@=@??AC?DA=B?BCAC@?B<B>@@ABAFA=@@?B?BDB@CD????A=E>>@DAABAA@??@?@@CDFBAB?D>@=:C>>BCE?A?AB?B?CB?E>@CFBB>BBDD@ECE<BDA>BBBB?BIE?C>?A@BAAA@?@CBB@?DCBB>DBCC>?G>BD??FADCABB?E@@<AACAA@FBDB>G:D=@BBC=?ABB@?=A@BA@?@B;>@CDB@CB@DAFDB?ABA@C???A>B??CAE@??BB?CABC@>?@@?AAB?=D@@>@?BA@BAABC@?B?BAB?@',
    },
    {
      bias: -0.094463,
      share: 0.24878,
      step: 0.28159,
      weights:
        '@DB?D??AA?>BDD@?CCB>FD@>CBB?E@@C<ACABDADFA??CG=DBC@AB@C?B;AC@>AHC>BA?BCEAC@AA@>=A@@AB@BABABA@>@C@B@D@@=>F@=@CB=@BCBAA>AB>DE@B?>>ACB@C?CDB@BB?@CCCCBAEDBCE@<?=B<DB?@@@E?@>@EBB?BCB??>A@A?>EB@D@C<>@EAD>GDGCBA@E@?BAA;>D@?>C=>=B@CCD@=@AH>?A@>A>D?AG?@@@@>>D>B:D=ACAD>FBDAA@B?@@?DCB>AC?D?@A?C@A@C?CCEAD>AC@??D@C>DCB@DACB?>CAB?>@IE>C@?DAF@B=B=AB?A=CBD>:@@B@>A@?@ACDDBCA?@DAAB@BEB@;??>>>ABB?AB>FC:A?@AIC@@ABDEBDF@>>FA@D=CBCA=EBB>AEACGE=E>@ABDAB;FB>A?AA?@@=>B:?>DB@>?@ABCCD<B?@?A>B@A@A?AG>B@CAC@D@ABEDA>BDB?AB?C?>?>D@CA@D@<',
    },
    {
      bias: -0.086911,
      share: 0.24751,
      step: 0.27737,
      weights:
        '>AB?@>AABB=ECDAADDA>CD>=BA@>C@AC>AC=BD@BEB@?CI>BADBCA?C>A=ACB?BFB<CA@BDBA@BAC@=@A@@BA@@BBDC@A@A@CABAAA@>GA=BCB>CCCBDA?AB@@D<C=A@?F@@B?BBB??A=AAC@D?AEC@AEA=B<A@AAA@@>D>CA@DBBABBAAA?AB>A<EA@CAB@<EAAD@FBGC?A?F@AA@A?@GB@=A>??E@B@D@?A@EC@@B?@?B=@CAB@D?@AB=C=D?BB@A?FBAAB@@?A@@C?A?CC@CA?A?ACA@C>CCDAB?BBB@?CCB>ECE?C@B@A>BAB??ADD=BA?FBFD?@A=AA@B=BBE@>BB@?=A??AACB@CC@@?GAAB?@AA@@AA@@B?BAACB?D@?AA?AEECBAA@BCBBA@;EBAG=DCBB>EC@?BDBDAB?C@ACBB@A<DA?D>@BA?@=@A>@AA@@?A?AABE@<C>@<A?B@A@=AAB>BABADAEB@BDD@>DEA@C>@B=@?>C>B?AEA>',
    },
    {
      bias: 0.64734,
      share: -0.30186,
      step: 0.32265,
      weights:
        '@A>CAACABCAA=?@CBC@C@?D?CC?BAA@CBCA@A>C?>@DCB>D?@B@>@CA?@CCCC=@@??A?@@?@;BAA@B@CBB@B@CA?@CBADEB>=BBAABB<ADB?>?C?A?@??A@@??@@>@CDB@?>@A?=?A@AC>B@@BA?B>?=?>CCACC???CB==@CADABBBCCACB@ABAG@B?CA=BE?@@>AA?@?BBB>CH>BABFCCCB?B@???AAAA?C>C?@@A@?AD>DA?A@ACBC@AA=B=@>A@@E@>?>?A@@C?ABB=AA>B>B>?BACACAB@=?@>@@ACCBAB>B>@>=B>?@CC@@?@B@@?CAAD>B@EDB=BBAD>ECD=BEA>AB@B@@IB?B=>ABEA@@A>A@CA@ACDDB?BBBD?>G<AF=@FBCCCBCAA>A<@@C@AAGBBB@E<E?BACB?AA?@A?=AAAAC=AA>?@BC@@CAAFAEBB>AA@@A@AAA=C?AC@FB??BBABBAC?A?@B??C??=B@@>@>BA@BACBDCAA?BA?@C',
    },
    {
      bias: -0.088015,
      share: 0.22893,
      step: 0.2693,
      weights:
        'AC@?D@AA@A>DDDA?DBB>EA?@CEB?C?BC>BC?BEAADC?@CH?E@@ACA@B?D=AC??BFB>AA?CAE@D?B@@@<A@@?A@?CAA@BC>@BAC?E?A>@EA=@BB>B@ABAC>AB=DDBBA>>C?@AD?CDA?CA>@ACEBD@FEABB?===B<DC>@A<C@A@@C>C?BAB>@>@?B?@DA@EAA<@BFBF?HCF?AA@D@<BAA<?C?A=C=@?C@CDD@<@?G@?@A>A?C?BHAA@B@=?AAB;C<@CBC>FBD@BACAD?=BBB?AC?D@@@@CB??C?EBDAC>AB?C?B?C@DCB@DACA@?A@B@?AEB>AB?D@EA@>B;@?@B<CAC?;A@B?>A@?@@BBCBBA?@E@@C?@FBA?>D=<>BDCABC=FA;B@@AEC?>@CCABCC@A@F@?E?DEBC=DBC>@DCBDC?F>@?BCCB>FC=B=A>>@@>=A9?>CAA;@A@CACE>C@@?A?B@?@B??F?EACADAA@DCDDB>BE@@?@@A?A?=D@C@BB@=',
    },
    {
      bias: 0.46856,
      share: -0.27395,
      step: 0.21148,
      weights:
        'AB?B@BEBBBBB=?ACBA@A@>D@BB>CAA?CCCB?A=E><@DDA;D?A@A>@BAAACCBA>A??@A@AA@?9B?B=AADABACAC@?>@AAFFC>@AC?ABB<?CB??@D=A>@?BB>AA=B@?DDDBAA@@@>=?B@@A?BA?@A>A>=<<?CBCBC>@?C?>>@BBB@@A@BBADCB@CBECAACC>BFAA??B@>B>CBA>CG?BBCCCBDA?A>@?>AAC@>E>B@A?A@?AD<E@<BB@ACB@AA=B=@>B?@H??@>>@@>C?AB@>AB>A<D>@A@CABAD@<>A<AA@BCBAB>A=?=@@@@AFBBA??C@@=DAAC>A>EEC=DC?E>FAB>DG@?@C@B?@IA?A=>@BE@A?A>A?BA@@CDDB@CB@D@?F=@F<@FBCACBCA@;B<??C@AAFBBA@E>E@C@CB>B@>@?>>BAA@D?A@??BCB?@C>DGBGCC?@A@BABAAB<CAAC@EB>AABACD?C@C@@A@>B?@:AAA?A?A@@C@C@DDDAAC@?AC',
    },
    {
      bias: -0.1131,
      share: 0.2663,
      step: 0.24094,
      weights:
        'ACC?FC?@=;@CEFAB@@A?CA@BE?A?D?<A>@C>C@@ACB=AAD?FBACBC<ABE>=@@>BCD@CC?CEBDB@AB@A?A;>BAA?@D?ACF@=BBDAD==??C?E?A>BE>@EEF?BA@BE?C@DAACD>B>CDC@DA<ABBAADAECBCAA@?>@=EBA?B?CC>?BF<A?>CBAA?@;C==EC@CCB<<@FAF?FEF@@AABB:BB@:?E=><D=DBBHECC@ABBG@>AB@B>G=@GCE@AC@BCAB:DA?EAE<DFB>@DB?A@@D@G>AC@C>F@@E@D>DCEED@D>AB=@?CAB>CCBD@DDEB@CBCA??GC?DAAB>ABC;C?@=AA>C?B@<ABB@AAA=D?CCBBC><>E?FC?AACC=BA=>?AD=@BB>GE:@<=BCA=>BCDDBBC>A@E>;D@C????DAD==CBDEA=G<@BEEBC@GC@>>@??@>>>A<><CC@=>??B?@C?C??CA?BA;BCB@G9DCEA@AD<@BCDE@@DB@?=@?@>=@C@A@=CB<',
    },
    {
      bias: 0.54112,
      share: -0.28077,
      step: 0.34404,
      weights:
        'A@ABABC?BCA?=?AB@BAC@@D?BA?@A@>BABAAB?AAA@BAB@C@?C@>@D?@?DABB?AA@@@@?@@@=BBA?A@ABBABABB@BBBADEA>=C@A@B?=BBBA>>B@@?@@>AB@@@A?@@DCCA>>@@A?ABAAC@A@@CA>A>A>A@CBACA@@@BC>?ABBCBADABCACBBCAAE?AABA?BB?@A>AB@??A?B=BIACBBDDCCB@BA@>?ABACAA>C>@@@?@BB?DA>A@BA@D@BA=B>@@ABAE?>A?@C>ABAACB??A?B>B??ACBABAB@?@?@?@CCDBAB?D=A=>B??@CC@@@AB@A>DA@E?ACDCB?BACC@EBC>ACA>BBBBA@GC@B??A@BA@@B?BBCB@@DDAB?BBCB??E>AC?@EACCBBB@CAA<AAC@@AECBA?D<C>@ACB=@BABA@?A@BAA=AA>=ACCA@CC@DAECA?AAAAC@@?B>B?@BADA?>AB@BABC?@@@A??BA?>BA?>?@CBABBBCD@@B?BAA?A',
    },
  ],
};
